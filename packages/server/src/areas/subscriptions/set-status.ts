import {
  isSubscriptionFrequency,
  mayBecome,
  nextSubscriptionPeriod,
  subscriptionChargeDate,
} from '@daftar/domain';
import type { Selectable } from 'kysely';
import { actorOf, type UserCaller } from '../../access/caller.ts';
import { conflict, notFound } from '../../basics/problems.ts';
import type { Body } from '../../contract/operation-types.ts';
import type { SubscriptionTable } from '../../db/tables-figures.ts';
import type { Trx } from '../../db/transaction.ts';
import { enqueueSubscriptionWebhook } from './enqueue-subscription-webhook.ts';
import { lockSubscription } from './lock-subscription.ts';
import { recordStatus } from './record-status.ts';
import { visibleSubscription } from './store.ts';

/** Pauses, resumes or cancels a subscription. Does nothing when it has the status already. */
export async function setStatus(
  trx: Trx,
  caller: UserCaller,
  id: string,
  { status, reason }: Body<'setSubscriptionStatus'>,
  requestId: string,
  now: Date,
): Promise<void> {
  await visibleSubscription(trx, caller, id);
  // A carrier's users may read the subscriptions that it carries, but only the merchant may change them.
  if (caller.accountKind === 'carrier') throw notFound('subscription.missing');
  const row = await lockSubscription(trx, id);
  if (row.service_id === null) throw conflict('subscription-foreign');
  if (row.subscriber_status === status) return;
  if (!mayBecome(row.subscriber_status, status))
    throw conflict('subscription-status', { status: row.subscriber_status });
  const trimmed = reason.trim();
  const changed = await trx
    .updateTable('subscriptions')
    .set({
      subscriber_status: status,
      reason: status === 'Active' ? null : trimmed,
      updated_at: now,
      ...(status === 'Canceled' && { next_charge_at: null }),
      ...(status === 'Active' && resumed(row, now)),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (status === 'Canceled')
    await enqueueSubscriptionWebhook(trx, 'subscription.canceled', changed, { reason: trimmed }, now);
  await recordStatus(trx, row, { status, reason: trimmed }, { actor: actorOf(caller), requestId, now });
}

/** Returns the next charge of a resumed subscription: periods that ended while it was paused are not charged. */
function resumed(row: Selectable<SubscriptionTable>, now: Date) {
  const { first_charge_at: first, subscription_type: frequency } = row;
  if (!first || !isSubscriptionFrequency(frequency)) return {};
  const period = nextSubscriptionPeriod(first, frequency, row.period, now);
  return { period, failures: 0, next_charge_at: subscriptionChargeDate(first, frequency, period) };
}
