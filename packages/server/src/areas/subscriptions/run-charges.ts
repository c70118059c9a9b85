import type { Gateway } from '../../gateway.ts';
import { inBatches } from '../../jobs/in-batches.ts';
import { claimCharge } from './claim-charge.ts';
import { dueSubscriptions } from './due-subscriptions.ts';
import { finishCharge } from './finish-charge.ts';
import { remind } from './remind.ts';
import { sendCharge } from './send-charge.ts';

const BATCH = 100;
/** Time limit of each part of a run. Runs start every minute. */
const SECONDS = 20;
/** Number of charges that are handled in parallel. */
const AT_ONCE = 10;

/** One run of the job: ends charges whose payment has ended, sends reminders of coming charges, and makes due charges. */
export async function runCharges(gateway: Gateway): Promise<void> {
  await finishAll(gateway);
  await inBatches(gateway, { size: BATCH, seconds: SECONDS }, () => remind(gateway));
  await inBatches(gateway, { size: BATCH, seconds: SECONDS }, () => chargeBatch(gateway));
}

/** Checks each pending charge once. */
async function finishAll(gateway: Gateway): Promise<void> {
  let last = '';
  await inBatches(gateway, { size: BATCH, seconds: SECONDS }, async () => {
    const pending = await gateway.db
      .selectFrom('subscription_charges')
      .selectAll()
      .where('status', '=', 'pending')
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    last = pending.at(-1)?.id ?? last;
    await inGroups(gateway, pending, (charge) => finishCharge(gateway, charge));
    return pending.length;
  });
}

async function chargeBatch(gateway: Gateway): Promise<number> {
  const due = await dueSubscriptions(gateway.db, gateway.now())
    .select('s.id')
    .orderBy('s.next_charge_at')
    .limit(BATCH)
    .execute();
  const failed = await inGroups(gateway, due, async ({ id }) => {
    const charge = await claimCharge(gateway, id);
    if (charge) await sendCharge(gateway, charge);
  });
  // Do not count the failed ones: they are still due, so a batch in which all fail would be read again and again.
  return due.length - failed;
}

/**
 * Runs `work` on each item, and returns how many failed. Logs errors instead of throwing, so that one subscription does not
 * stop the others.
 */
async function inGroups<Item extends { id: string }>(
  { log }: Gateway,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<number> {
  let failed = 0;
  const one = (item: Item) =>
    work(item).catch((error: unknown) => {
      failed += 1;
      log.error({ err: error, record: item.id }, 'a subscription could not be charged');
    });
  for (let from = 0; from < items.length; from += AT_ONCE)
    await Promise.all(items.slice(from, from + AT_ONCE).map(one));
  return failed;
}
