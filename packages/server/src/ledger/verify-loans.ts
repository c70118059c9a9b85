import { loanAccountCurrency } from '@daftar/domain';
import { sql } from 'kysely';
import type { Db } from '../db/transaction.ts';
import type { LedgerFault } from './ledger-fault.ts';
import { bookedLegs, mirroredLegs, neededLegs } from './legs.ts';

/** SQL expression: the deposit's total minus these percentages, in the account's currency, rounded half up. */
const after = (percentages: string) =>
  sql`round(t.total_amount * coalesce(t.exchange_rate, 1) * (100 - (${sql.raw(percentages)})) * 0.01, 2)`;
const whole = after('0');
const withCharges = after('t.walee_commission');
const billed = after('t.walee_commission + t.sbp_charges + t.service_sales_tax + t.with_holding_charges');

/** The required postings, computed from the deposit's input, not from its stored results. */
const needed = neededLegs(sql.lit(loanAccountCurrency), [
  { side: 'debit', account: sql`'bank'`, amount: whole },
  { side: 'credit', account: sql`'fees'`, amount: sql`(${whole} - ${withCharges})` },
  { side: 'credit', account: sql`'tax'`, amount: sql`(${withCharges} - ${billed})` },
  { side: 'credit', account: sql`'loan:' || t.user_type_id`, amount: billed },
]);

/** Checks existing deposits: each has one entry per revision, and the last entry has the right postings and is not reversed. */
const standing = sql`
  select t.id, t.created_at as at, case
    when t.billed <> ${billed} then 'bills ' || t.billed || ', its inputs give ' || ${billed}
    when e.id is null then 'a deposit of ' || t.billed || ' has no ledger entry'
    when e.id <> t.entry_id then 'refers to another entry than that of its revision ' || t.revision
    when e.user_type_id <> t.user_type_id then 'is booked for ' || e.user_type_id
    when ${bookedLegs(sql`e.id`)} is distinct from ${needed}
      then 'books ' || coalesce(${bookedLegs(sql`e.id`)}, 'nothing') || '; it needs ' || coalesce(${needed}, 'nothing')
    when exists (select 1 from ledger_entries r where r.reverses = e.id) then 'its entry is reversed, but the deposit still exists'
    when t.revision <> (select count(*) from ledger_entries b
      where b.event = 'loan-transaction' and starts_with(b.record_id, t.id || '.'))
      then 'does not have one entry per revision'
  end as reason
  from loan_transactions t
  left join ledger_entries e on e.event = 'loan-transaction' and e.record_id = t.id || '.' || t.revision`;

/** Checks entries of revisions that were replaced or deleted: each is fully reversed. */
const replaced = sql`
  select b.id, b.booked_at as at, case
    when r.id is null then 'books a replaced or deleted deposit and is not reversed'
    when r.reverses is distinct from b.id or r.user_type_id <> b.user_type_id
      then 'its reversal refers to another entry'
    when ${bookedLegs(sql`r.id`)} is distinct from ${mirroredLegs(sql`b.id`)} then 'is not fully reversed'
  end as reason
  from ledger_entries b
  left join ledger_entries r on r.event = 'loan-transaction-reversal' and r.record_id = b.record_id
  where b.event = 'loan-transaction'
    and not exists (select 1 from loan_transactions t where b.record_id = t.id || '.' || t.revision)`;

/** Finds reversals of deposits that were never booked. */
const unfounded = sql`
  select r.id, r.booked_at as at, 'reverses a deposit that was never booked' as reason
  from ledger_entries r where r.event = 'loan-transaction-reversal'
    and not exists (select 1 from ledger_entries b where b.event = 'loan-transaction' and b.record_id = r.record_id)`;

/** Finds loan deposits whose entries, or the reversals of replaced entries, are missing or wrong. */
export async function wrongLoans(db: Db): Promise<LedgerFault[]> {
  const { rows } = await sql<{ id: string; reason: string }>`
    select id, reason from (${standing} union all ${replaced} union all ${unfounded}) judged
    where reason is not null order by at, id limit 20`.execute(db);
  return rows.map(({ id, reason }) => ({ entry: id, reason }));
}
