import type { HistoryMessage } from '../audit/history-message.ts';
import type { EntryName } from '../audit/kinds.ts';
import { audit } from '../audit/record.ts';
import type { Trx } from '../db/transaction.ts';
import type { Actor } from './actor.ts';

export type AccountEvent = EntryName &
  HistoryMessage & {
    recordId: string;
    /** The account to whose history the entry belongs. */
    userTypeId: string;
    actor: Actor;
    before?: Record<string, unknown>;
    after?: Record<string, unknown>;
    requestId?: string | undefined;
    now: Date;
  };

/** Writes one history entry of a record. */
export const recordEvent = (trx: Trx, { now, ...event }: AccountEvent): Promise<void> =>
  audit(trx, { ...event, at: now });
