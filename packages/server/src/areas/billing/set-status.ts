import { sql } from 'kysely';
import { historyMessage } from '../../audit/history-message.ts';
import { audit } from '../../audit/record.ts';
import { notFound } from '../../basics/problems.ts';
import type { Body } from '../../contract/operation-types.ts';
import type { Trx } from '../../db/transaction.ts';
import type { Actor } from '../../records/actor.ts';
import { type Billed, billingKey, readBillingId } from './key.ts';

/** Status of a row that no user has set. */
const UNSET = 'Failed';

/** Finds the billing row of an `_id` in the daily figures. Throws 404 when there is none. */
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

/** Sets the status of a billing row. The status is stored per service and period, and nothing is booked. */
export async function setBillingStatus(
  trx: Trx,
  actor: Actor,
  { id, status }: Body<'updateBillingStatus'>,
  requestId: string,
  now: Date,
) {
  const { dateFrom, dateTo, ...billed } = await findBilled(trx, id);
  const rowKey = { ...billed, date_from: dateFrom, date_to: dateTo };
  // Makes sure that there is a row to lock, so that concurrent first changes run one after the other.
  const { numInsertedOrUpdatedRows: inserted } = await trx
    .insertInto('billing_statuses')
    .values({ ...rowKey, status: UNSET, changed_at: now })
    .onConflict((on) => on.doNothing())
    .executeTakeFirstOrThrow();
  const { status: before } = await trx
    .selectFrom('billing_statuses')
    .select('status')
    .where((eb) => eb.and(rowKey))
    .forUpdate()
    .executeTakeFirstOrThrow();
  // The first status that a user sets is always a change, even if it equals the status of the row that was inserted above.
  if (before === status && !inserted) return { id, status };
  await trx
    .updateTable('billing_statuses')
    .set({ status, changed_at: now })
    .where((eb) => eb.and(rowKey))
    .execute();
  await audit(trx, {
    userTypeId: billed.user_type_id,
    actor,
    action: 'updateBillingStatus',
    kind: 'billing',
    recordId: id,
    ...historyMessage('history.billing', {
      service: billed.service_name,
      from: dateFrom,
      to: dateTo,
      status,
    }),
    before: { status: before },
    after: { status },
    requestId,
    at: now,
  });
  return { id, status };
}
