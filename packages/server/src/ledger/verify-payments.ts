import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/transaction.ts';
import type { LedgerFault } from './ledger-fault.ts';
import { legsOf, PARTS, type Part, paidLegs, refundedLegs } from './payment-legs.ts';

const PAYMENTS = legsOf(sql`e.record_id`, sql`= 'payment'`);
/** SQL: sums of all refunds and corrections, by transaction. */
const SINCE = legsOf(
  sql`case e.event when 'refund' then e.memo->>'transaction' else split_part(e.record_id, ':', 1) end`,
  sql`in ('refund', 'correction')`,
);
const REFUNDS = sql`
  select memo->>'transaction' as id,
    sum(case when memo->>'amount' ~ '^[0-9]+([.][0-9]+)?$' then (memo->>'amount')::numeric end) as amount
  from ledger_entries where event = 'refund' group by 1`;

const whole = paidLegs();
const refunded = refundedLegs();
type PartsText = (of: (part: Part) => RawBuilder<unknown>) => RawBuilder<unknown>;
const inWords: PartsText = (of) =>
  sql`concat_ws(' / ', ${sql.join(PARTS.map((part) => sql`trim_scale(${of(part)})`))})`;
const differ = (is: (part: Part) => RawBuilder<unknown>, needs: (part: Part) => RawBuilder<unknown>) =>
  sql`(${sql.join(
    PARTS.map((part) => sql`${is(part)} <> ${needs(part)}`),
    sql` or `,
  )})`;

/** SQL expression: whether the postings use another account, merchant or currency than the transaction's. */
const astray = (legs: string) => {
  const column = (name: string) => sql.ref(`${legs}.${name}`);
  return sql`(${column('elsewhere')} or ${column('clearing_of')} <> 'clearing:' || t.provider
    or ${column('payable_of')} <> 'payable:' || t.user_type_id or ${column('carrier_of')} <> 'carrier:' || t.carrier_id
    or ${column('user_type_id')} <> t.user_type_id or ${column('currency')} <> t.currency)`;
};

const paid = (part: Part) => sql.ref(`p.${part}`);
const since = (part: Part) => sql`coalesce(${sql.ref(`s.${part}`)}, 0)`;
/** A successful payment must be booked for its amount less refunds; a failed one must not be booked. */
const needed = (part: Part) =>
  sql`(case t.status when 'Success' then ${whole[part]} - ${refunded[part]} else 0 end - coalesce(${paid(part)}, 0))`;

/**
 * Finds transactions with wrong bookings: a payment with other parts or accounts, refunds and corrections that do not add up to
 * the transaction's status and refunded amount, or refunds without an entry.
 */
export async function wrongPayments(db: Db): Promise<LedgerFault[]> {
  const { rows } = await sql<{ id: string; reason: string }>`
    select id, reason from (
      select t.id, t.created_at as at, case
        when p.id is null and not t.manual and t.status = 'Success'
          then 'a payment of ' || t.amount || ' has no ledger entry'
        when p.clearing <> t.amount then 'a payment of ' || t.amount || ' is booked as ' || p.clearing
        when ${differ(paid, (part) => whole[part])}
          then 'a payment is booked as ' || ${inWords(paid)} || ', its shares are ' || ${inWords((part) => whole[part])}
        when ${astray('p')} then 'a payment is booked on accounts that are not its own'
        when ${differ(since, needed)}
          then 'refunds and corrections book ' || ${inWords(since)} || ', its status needs ' || ${inWords(needed)}
        when ${astray('s')} then 'refunds or corrections are booked on accounts that are not its own'
        when coalesce(r.amount, 0) <> t.refunded_amount
          then 'its refund entries add up to ' || coalesce(r.amount, 0) || ', its refunded amount is ' || t.refunded_amount
      end as reason
      from transactions t
      left join (${PAYMENTS}) p on p.id = t.id
      left join (${SINCE}) s on s.id = t.id
      left join (${REFUNDS}) r on r.id = t.id
    ) judged where reason is not null order by at, id limit 20`.execute(db);
  return rows.map(({ id, reason }) => ({ entry: id, reason }));
}
