import { sql } from 'kysely';
import { audit } from '../../audit/record.ts';
import type { Body } from '../../contract/operation-types.ts';
import type { Trx } from '../../db/transaction.ts';
import { notFound } from '../../problems.ts';
import type { Actor } from '../accounts/columns.ts';
import { type Billed, billingKey, readBillingId } from './key.ts';

/** Finds what an `_id` stands for among what was billed in its days. */
async function findBilled(trx: Trx, id: string): Promise<Billed & { dateFrom: string; dateTo: string }> {
  const read = readBillingId(id);
  const missing = notFound('Billing not found');
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
  const kept = await trx
    .selectFrom('billing_statuses')
    .select('status')
    .where((eb) => eb.and({ ...billed, date_from: dateFrom, date_to: dateTo }))
    .forUpdate()
    .executeTakeFirst();
  const before = kept?.status ?? 'Failed';
  if (before === status) return { id, status };
  await trx
    .insertInto('billing_statuses')
    .values({ ...billed, date_from: dateFrom, date_to: dateTo, status, changed_at: now })
    .onConflict((on) =>
      on
        .columns(['user_type_id', 'service_name', 'country', 'currency', 'date_from', 'date_to'])
        .doUpdateSet({ status, changed_at: now }),
    )
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
