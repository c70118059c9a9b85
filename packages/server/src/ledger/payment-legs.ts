import { currencies, minorUnits } from '@daftar/domain';
import { type RawBuilder, sql } from 'kysely';
import { refundedPartsOf } from './refunded-parts.ts';

/** The four kinds of account that a payment is booked to: debits clearing; credits carrier, payable and the owner's share (`provider_share`). */
export const PARTS = ['clearing', 'carrier', 'payable', 'provider_share'] as const;
export type Part = (typeof PARTS)[number];

const of: Record<Part, RawBuilder<unknown>> = {
  clearing: sql`starts_with(l.account, 'clearing:')`,
  carrier: sql`starts_with(l.account, 'carrier:')`,
  payable: sql`starts_with(l.account, 'payable:')`,
  provider_share: sql`l.account = 'provider_share'`,
};
const grows = (part: Part) => sql.lit(part === 'clearing' ? 'debit' : 'credit');

const sums = PARTS.map(
  (part) =>
    sql`coalesce(sum(case l.side when ${grows(part)} then l.amount else -l.amount end) filter (where ${of[part]}), 0)
      as ${sql.ref(part)}`,
);

/** SQL expression: a column's value if it is the same in all selected postings, '' if it differs, null without postings. */
const only = (column: RawBuilder<unknown>, where: RawBuilder<unknown>) => {
  const [least, most] = ['min', 'max'].map(
    (of) => sql`${sql.raw(of)}(${column} collate "C") filter (where ${where})`,
  );
  return sql`case when ${least} is distinct from ${most} then '' else ${least} end`;
};

/** SQL query: for each transaction, the sum that the entries of some events post to each of `PARTS`, and details for checks. */
export const legsOf = (
  transaction: RawBuilder<unknown>,
  event: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  select ${transaction} as id, ${sql.join(sums)},
    ${only(sql`l.account`, of.clearing)} as clearing_of, ${only(sql`l.account`, of.carrier)} as carrier_of,
    ${only(sql`l.account`, of.payable)} as payable_of, ${only(sql`l.currency`, sql`true`)} as currency,
    ${only(sql`l.user_type_id`, sql`true`)} as user_type_id,
    bool_or(not (${sql.join(Object.values(of), sql` or `)})) as elsewhere
  from ledger_entries e join ledger_postings l on l.entry_id = e.id where e.event ${event} group by 1`;

const decimals = sql`case when t.currency in (${sql.join(
  currencies.filter((currency) => minorUnits(currency) === 3).map((currency) => sql.lit(currency)),
)}) then 3 else 2 end`;

/** SQL expressions: the expected parts of transaction `t`, split by its percentages and rounded as `splitAmount` does. */
export function paidLegs(): Record<Part, RawBuilder<unknown>> {
  const amount = sql`t.amount`;
  const carrier = sql`round(${amount} * t.carrier_share * 0.01, ${decimals})`;
  const both = sql`round(${amount} * (t.carrier_share + t.merchant_share) * 0.01, ${decimals})`;
  return {
    clearing: amount,
    carrier,
    payable: sql`(${both} - ${carrier})`,
    provider_share: sql`(${amount} - ${both})`,
  };
}

/** SQL expressions: the parts of the refunded amount of transaction `t`. */
export function refundedLegs(): Record<Part, RawBuilder<unknown>> {
  const refunded = sql`t.refunded_amount`;
  const paid = paidLegs();
  const { carrier, merchant, owner } = refundedPartsOf({
    refunded,
    amount: paid.clearing,
    carrier: paid.carrier,
    merchant: paid.payable,
    decimals: sql`(${decimals})`,
  });
  return { clearing: refunded, carrier, payable: merchant, provider_share: owner };
}
