import { sql } from 'kysely';
import { tenantOf, type UserCaller } from '../../access/caller.ts';
import type { Db } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { condition, where } from '../../lists/condition.ts';
import { payoutsForCaller } from './payouts-for-caller.ts';
import { type PayoutRow, payoutList } from './store.ts';

/** Limit of the beneficiary's other payouts in the response. */
const MOST = 10;

interface Funds {
  loan: string;
  balance: string;
  pending: string;
  pending_count: string;
  show_balance: boolean;
}

/** Returns the merchant's money in the payout's currency; undefined for users who may not see the balance. */
async function fundsOf(db: Db, caller: UserCaller, { user_type_id: merchant, currency }: PayoutRow) {
  const balance = (source: string) => sql`coalesce((select amount from guarded_balances
    where account = ${`${source}:${merchant}`} and currency = ${currency}), 0)`;
  const { rows } = await sql<Funds>`
    select ${balance('loan')} as loan, ${balance('balance')} as balance, m.show_balance,
      coalesce(sum(p.amount), 0) as pending, count(p.amount) as pending_count
    from merchants m left join payouts p
      on p.user_type_id = m.id and p.currency = ${currency} and p.status = 'Pending'
    where m.id = ${merchant} group by m.id, m.show_balance`.execute(db);
  const [funds] = rows;
  if (!funds || !(caller.isPlatformOwner || funds.show_balance)) return undefined;
  return {
    currency,
    loan: Number(funds.loan),
    balance: Number(funds.balance),
    pending: Number(funds.pending),
    pendingCount: Number(funds.pending_count),
  };
}

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
export async function payoutContext({ db }: Gateway, caller: UserCaller, row: PayoutRow) {
  const [funds, others] = await Promise.all([fundsOf(db, caller, row), othersOf(db, caller, row)]);
  return { ...(funds && { funds }), others: await payoutsForCaller(db, caller, others) };
}
