import type { Selectable } from 'kysely';
import { historyMessage } from '../../audit/history-message.ts';
import type { SubscriptionTable } from '../../db/tables-figures.ts';
import type { Trx } from '../../db/transaction.ts';
import type { Actor } from '../../records/actor.ts';
import { recordEvent } from '../../records/record-event.ts';

type Started = Pick<
  Selectable<SubscriptionTable>,
  'id' | 'user_type_id' | 'msisdn' | 'service_name' | 'currency' | 'subscription_type'
> & { subscription_amount: string; next_charge_at?: Date | null };

/** Writes the first entry of a subscription's history. */
export const recordStart = (
  trx: Trx,
  row: Started,
  by: { actor: Actor; requestId?: string; now: Date },
): Promise<void> =>
  recordEvent(trx, {
    kind: 'subscription',
    recordId: row.id,
    userTypeId: row.user_type_id,
    action: 'addSubscription',
    ...historyMessage('history.subscriptionAdded', {
      msisdn: row.msisdn,
      service: row.service_name,
      amount: row.subscription_amount,
      currency: row.currency,
      type: row.subscription_type,
    }),
    after: {
      status: 'Active',
      ...(row.next_charge_at && { nextChargeDate: row.next_charge_at.toISOString() }),
    },
    ...by,
  });
