import { asUser } from '../../access/caller.ts';
import type { Handlers } from '../../contract/operation-types.ts';
import { summarizeCollection } from './collection.ts';
import { summarizeDisbursement } from './disbursement.ts';

/** Handles the analytics of collection (payments) and disbursement (payouts). */
export const analyticsHandlers: Handlers = {
  reads: {
    summarizeCollection: ({ db, caller, body }) => summarizeCollection(db, asUser(caller), body),
    summarizeDisbursement: ({ gateway, db, caller, body }) =>
      summarizeDisbursement(gateway, db, asUser(caller), body),
  },
};
