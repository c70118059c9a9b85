import { sql } from 'kysely';
import type { Db } from '../db/transaction.ts';
import type { LedgerFault } from './ledger-fault.ts';
import { refundedLegs } from './payment-legs.ts';

const parts = refundedLegs();

/** SQL: compares refunds that succeeded with ledger entries; each must have exactly one, and other refunds none. */
const entries = sql`
  select coalesce(r.id, e.id) as id, coalesce(r.created_at, e.booked_at) as at, case
    when r.id is null then 'books a refund that is not among the refunds'
    when e.id is null then 'a refund of ' || r.amount || ' has no ledger entry'
    when e.user_type_id <> r.user_type_id or e.memo->>'transaction' is distinct from r.transaction_id
      then 'its ledger entry is that of another payment'
    when (e.memo->>'amount')::numeric is distinct from r.amount
      then 'a refund of ' || r.amount || ' is booked as ' || (e.memo->>'amount')
  end as reason
  from (select * from refunds where status = 'succeeded') r
  full join (select * from ledger_entries where event = 'refund' and memo ? 'amount') e on e.record_id = r.booking`;

/** SQL: compares the sums of all refunds of a payment with its refunded amount, its amount and its parts. */
const payments = sql`
  select t.id, t.created_at as at, case
    when r.given <> t.refunded_amount
      then 'its refunds add up to ' || r.given || ', its refunded amount is ' || t.refunded_amount
    when r.given + r.asked > t.amount
      then 'of a payment of ' || t.amount || ' ' || r.given || ' is given back and ' || r.asked || ' asked back'
    when r.whole and (r.carrier <> ${parts.carrier} or r.merchant <> ${parts.payable} or r.walee <> ${parts.provider_share})
      then 'the shares of its refunds are not in proportion to its own'
  end as reason
  from (
    select user_type_id, transaction_id,
      coalesce(sum(amount) filter (where status = 'succeeded'), 0) as given,
      coalesce(sum(amount) filter (where status in ('requested', 'pending')), 0) as asked,
      coalesce(sum(carrier_share_value), 0) as carrier, coalesce(sum(merchant_share_value), 0) as merchant,
      coalesce(sum(walee_share_value), 0) as walee,
      bool_and(status <> 'succeeded' or carrier_share_value is not null) as whole
    from refunds group by 1, 2
  ) r
  join transactions t on t.user_type_id = r.user_type_id and t.id = r.transaction_id`;

/**
 * Finds refunds without the right ledger entry, and payments whose refunds do not fit their amount, refunded amount or shares.
 */
export async function wrongRefunds(db: Db): Promise<LedgerFault[]> {
  const { rows } = await sql<{ id: string; reason: string }>`
    select id, reason from (${entries} union all ${payments}) judged
    where reason is not null order by at, id limit 20`.execute(db);
  return rows.map(({ id, reason }) => ({ entry: id, reason }));
}
