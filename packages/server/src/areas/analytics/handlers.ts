import { asUser } from '../../access/caller.ts';
import type { Handlers } from '../../contract/operation-types.ts';
import { summarizeCollection } from './collection.ts';

/** The overviews: how money comes in. */
export const analyticsHandlers: Handlers = {
  reads: {
    summarizeCollection: ({ db, caller, body }) => summarizeCollection(db, asUser(caller), body),
  },
};
