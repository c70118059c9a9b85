import { sql } from 'kysely';
import { audit } from '../../audit/record.ts';
import { notFound } from '../../basics/problems.ts';
import type { Body } from '../../contract/operation-types.ts';
import type { Trx } from '../../db/transaction.ts';
import type { Actor } from '../../records/actor.ts';
import { type Billed, billingKey, readBillingId } from './key.ts';

/** What a row says that nobody has marked. */
const UNMARKED = 'Failed';

/** Finds what an `_id` stands for among what was billed in its days. */
async function findBilled(trx: Trx, id: string): Promise<Billed & { dateFrom: string; dateTo: string }> {
  const read = readBillingId(id);
  const missing = notFound('billing.missing');
  if (!read) throw missing;
  const { key, dateFrom, dateTo } = read;
  const { rows } = await sql<Billed>`
    select user_type_id, service_name, country, currency from daily_figures
    where business_day between ${dateFrom} and ${dateTo} and status = 'Success'
    group by 1, 2, 3, 4 having sum(transactions) > 0`.execute(trx);
  const billed = rows.find((row) => billingKey(row) === key);
  if (!billed) throw missing;
  return { ...billed, dateFrom, dateTo };
}

/** Marks a row of the billing report; the mark is kept for its service and days, and moves no money. */
export async function setBillingStatus(
  trx: Trx,
  actor: Actor,
  { id, status }: Body<'updateBillingStatus'>,
  requestId: string,
  now: Date,
) {
  const { dateFrom, dateTo, ...billed } = await findBilled(trx, id);
  const its = { ...billed, date_from: dateFrom, date_to: dateTo };
  // Two who mark it for the first time meet here, too: what was before is what the other left.
  await trx
    .insertInto('billing_statuses')
    .values({ ...its, status: UNMARKED, changed_at: now })
    .onConflict((on) => on.doNothing())
    .execute();
  const { status: before } = await trx
    .selectFrom('billing_statuses')
    .select('status')
    .where((eb) => eb.and(its))
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (before === status) return { id, status };
  await trx
    .updateTable('billing_statuses')
    .set({ status, changed_at: now })
    .where((eb) => eb.and(its))
    .execute();
  await audit(trx, {
    userTypeId: billed.user_type_id,
    actor,
    action: 'updateBillingStatus',
    kind: 'billing',
    recordId: id,
    description: `Billing of ${billed.service_name}, ${dateFrom} to ${dateTo}: ${status}`,
    before: { status: before },
    after: { status },
    requestId,
    at: now,
  });
  return { id, status };
}
