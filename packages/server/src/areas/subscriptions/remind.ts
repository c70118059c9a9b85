import { subscriptionFrequencies, subscriptionReminderHours } from '@daftar/domain';
import { sql } from 'kysely';
import { inTransaction } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { enqueueSubscriptionWebhook } from './enqueue-subscription-webhook.ts';

const BATCH = 100;

/** Reminds merchants of charges that are due soon, once each. Returns the number of reminders. */
export async function remind(gateway: Gateway): Promise<number> {
  let count = 0;
  for (const frequency of subscriptionFrequencies) {
    const hours = subscriptionReminderHours(frequency);
    if (hours !== undefined) count += await remindOf(gateway, frequency, hours);
  }
  return count;
}

/** Marks subscriptions as reminded in the commit that queues the reminder, so that no other process sends it again. */
const remindOf = (gateway: Gateway, frequency: string, hours: number): Promise<number> =>
  inTransaction(gateway.db, async (trx) => {
    const now = gateway.now();
    const until = new Date(now.getTime() + hours * 3_600_000);
    const rows = await trx
      .updateTable('subscriptions')
      .set({ reminded_period: sql<number>`period` })
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('subscriptions')
          .select('id')
          .where('subscriber_status', '=', 'Active')
          .where('subscription_type', '=', frequency)
          .where('failures', '=', 0)
          .where('next_charge_at', '>', now)
          .where('next_charge_at', '<=', until)
          .where(sql<boolean>`reminded_period is distinct from period`)
          .orderBy('next_charge_at')
          .limit(BATCH)
          .forUpdate()
          .skipLocked(),
      )
      .returningAll()
      .execute();
    for (const row of rows) {
      const due = row.next_charge_at?.toISOString();
      await enqueueSubscriptionWebhook(
        trx,
        'subscription.reminder',
        row,
        due ? { nextChargeDate: due } : {},
        now,
      );
    }
    return rows.length;
  });
