import {
  isSubscriptionFrequency,
  nextSubscriptionPeriod,
  subscriptionChargeDate,
  subscriptionRetryHours,
} from '@daftar/domain';
import type { Selectable } from 'kysely';
import { historyMessage } from '../../audit/history-message.ts';
import { cutText } from '../../basics/cut-text.ts';
import type { SubscriptionChargeTable, SubscriptionTable } from '../../db/tables-figures.ts';
import type { Trx } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { recordEvent } from '../../records/record-event.ts';
import {
  enqueueSubscriptionWebhook,
  type SubscriptionEvent,
  type SubscriptionFacts,
} from './enqueue-subscription-webhook.ts';

export type ChargeRow = Selectable<SubscriptionChargeTable>;
type Row = Selectable<SubscriptionTable>;

/** The outcome of a try. */
export type ChargeEnd = { status: 'paid'; transactionId: string } | { status: 'failed'; reason: string };

const HOUR_MS = 3_600_000;
const SCHEDULE = { id: 'schedule', name: 'Schedule' };
/** The contract's limit for the length of a failure's reason. */
const LONGEST = 300;

/**
 * Ends a try to charge a subscription: sets the date of the next period or the next try, or cancels the subscription, and
 * sends the merchant the events. The caller holds the subscription's lock.
 */
export async function endCharge(
  trx: Trx,
  gateway: Gateway,
  row: Row,
  charge: ChargeRow,
  end: ChargeEnd,
): Promise<void> {
  const now = gateway.now();
  await trx
    .updateTable('subscription_charges')
    .set(
      end.status === 'paid'
        ? { status: 'paid', transaction_id: end.transactionId, failure: null, ended_at: now }
        : { status: 'failed', failure: cutText(end.reason, LONGEST), ended_at: now },
    )
    .where('id', '=', charge.id)
    .execute();
  const changed = await trx
    .updateTable('subscriptions')
    .set({ ...planOf(row, charge, end, now), updated_at: now })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await enqueueWebhooks(trx, row, changed, charge, end, now);
  await recordEvent(trx, {
    kind: 'subscription',
    recordId: row.id,
    userTypeId: row.user_type_id,
    actor: SCHEDULE,
    action: end.status === 'paid' ? 'subscription.charged' : 'subscription.failed',
    ...(end.status === 'paid'
      ? historyMessage('history.subscriptionCharged', {
          amount: row.subscription_amount,
          currency: row.currency,
        })
      : historyMessage('history.subscriptionFailed', { attempt: charge.attempt, reason: end.reason })),
    before: { status: row.subscriber_status },
    after: {
      status: changed.subscriber_status,
      ...(end.status === 'paid' && { transaction: end.transactionId }),
      ...(changed.next_charge_at && { nextChargeDate: changed.next_charge_at.toISOString() }),
    },
    now,
  });
}

/**
 * Returns the changed columns of the subscription. Changes nothing when the charge is of an earlier period, when the subscription
 * is canceled, or when a try fails while it is paused: resuming it plans the next charge.
 */
function planOf(row: Row, charge: ChargeRow, end: ChargeEnd, now: Date) {
  const { first_charge_at: first, subscription_type: frequency } = row;
  if (row.subscriber_status === 'Canceled' || charge.period !== row.period) return {};
  if (row.subscriber_status === 'Paused' && end.status === 'failed') return {};
  if (!first || !isSubscriptionFrequency(frequency)) return { next_charge_at: null };
  if (end.status === 'paid') {
    // If the product was not running for long, skip the periods that were missed.
    const period = nextSubscriptionPeriod(first, frequency, row.period + 1, now);
    return { period, failures: 0, next_charge_at: subscriptionChargeDate(first, frequency, period) };
  }
  const failures = row.failures + 1;
  const hours = subscriptionRetryHours(frequency, failures);
  if (hours !== undefined) return { failures, next_charge_at: new Date(now.getTime() + hours * HOUR_MS) };
  return {
    failures,
    subscriber_status: 'Canceled',
    next_charge_at: null,
    reason: 'Every try to charge it failed',
  };
}

async function enqueueWebhooks(
  trx: Trx,
  before: Row,
  after: Row,
  { attempt }: ChargeRow,
  end: ChargeEnd,
  now: Date,
): Promise<void> {
  const enqueue = (type: SubscriptionEvent, facts: SubscriptionFacts) =>
    enqueueSubscriptionWebhook(trx, type, after, facts, now);
  const next = after.subscriber_status === 'Active' &&
    after.next_charge_at && { nextChargeDate: after.next_charge_at.toISOString() };
  if (end.status === 'paid')
    return enqueue('subscription.charged', { transactionId: end.transactionId, attempt, ...next });
  const { reason } = end;
  await enqueue('subscription.failed', { attempt, reason, ...next });
  if (after.subscriber_status === 'Canceled' && before.subscriber_status !== 'Canceled')
    await enqueue('subscription.canceled', { reason: after.reason ?? reason });
}
