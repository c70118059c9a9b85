import { sql } from 'kysely';
import { tenantOf, type UserCaller } from '../../access/caller.ts';
import type { Db } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { condition, where } from '../../lists/condition.ts';
import { fundsOf } from './funds.ts';
import { payoutsForCaller } from './payouts-for-caller.ts';
import { type PayoutRow, payoutList } from './store.ts';

/** Limit of the beneficiary's other payouts in the response. */
const MOST = 10;

/** Returns the beneficiary's other payouts that the caller may see, newest first. */
async function othersOf(db: Db, caller: UserCaller, row: PayoutRow): Promise<PayoutRow[]> {
  const tenant = tenantOf(caller);
  const conditions = [
    condition`id <> ${row.id}`,
    condition`(msisdn = ${row.msisdn} or national_id_key = ${row.national_id_key} or bank_no = ${row.bank_no})`,
    ...(tenant === undefined ? [] : [condition`user_type_id = ${tenant}`]),
  ];
  const { rows } = await sql<PayoutRow>`select * from ${sql.raw(payoutList.from)}${where(conditions)}
    order by created_at desc, id desc limit ${MOST}`.execute(db);
  return rows;
}

/** Returns facts that help to decide a payout: the merchant's funds and the beneficiary's other payouts. */
export async function payoutContext(gateway: Gateway, caller: UserCaller, row: PayoutRow) {
  const { db } = gateway;
  const [funds, others] = await Promise.all([fundsOf(db, caller, row), othersOf(db, caller, row)]);
  return { ...(funds && { funds }), others: await payoutsForCaller(gateway, caller, others) };
}
