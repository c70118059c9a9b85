import { actorOf } from '../access/caller.ts';
import type { HistoryMessage } from '../audit/history-message.ts';
import type { EntryName } from '../audit/kinds.ts';
import { audit } from '../audit/record.ts';
import type { WriteInput } from './write-input.ts';

/** The history entry's kind, action, record and account. */
export type Action = EntryName & {
  recordId: string;
  /** The account to whose history the entry belongs. */
  userTypeId: string;
};

type Entry = Action &
  HistoryMessage & {
    before?: Record<string, unknown> | undefined;
    after?: Record<string, unknown> | undefined;
  };

/** Writes the history entry of a caller's action on a record. */
export const recordAction = (
  { db, caller, request, now }: Omit<WriteInput, 'reply'>,
  entry: Entry,
): Promise<void> => audit(db, { ...entry, actor: actorOf(caller), requestId: request.id, at: now });
