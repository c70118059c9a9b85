import type { Selectable } from 'kysely';
import { historyMessage } from '../../audit/history-message.ts';
import type { SubscriptionTable } from '../../db/tables-figures.ts';
import type { Trx } from '../../db/transaction.ts';
import type { Actor } from '../../records/actor.ts';
import { recordEvent } from '../../records/record-event.ts';

type Before = Pick<Selectable<SubscriptionTable>, 'id' | 'user_type_id' | 'subscriber_status'>;

/** Writes the history entry of a changed status. */
export const recordStatus = (
  trx: Trx,
  { id, user_type_id, subscriber_status: before }: Before,
  after: { status: string; reason: string },
  by: { actor: Actor; requestId?: string; now: Date },
): Promise<void> =>
  recordEvent(trx, {
    kind: 'subscription',
    recordId: id,
    userTypeId: user_type_id,
    action: 'setSubscriptionStatus',
    ...historyMessage('history.subscriptionStatus', { before, after: after.status, reason: after.reason }),
    before: { status: before },
    after,
    ...by,
  });
