import { sql } from 'kysely';
import type { Db } from '../db/transaction.ts';
import type { LedgerFault } from './ledger-fault.ts';
import { bookedLegs, neededLegs } from './legs.ts';

const gross = sql`(d.after->>'grossAmount')::numeric`;
const net = sql`(d.after->>'netAmount')::numeric`;
/** The audit entry's description ends with the currency. */
const needed = neededLegs(sql`right(d.description, 3)`, [
  { side: 'debit', account: sql`'bank'`, amount: gross },
  { side: 'credit', account: sql`'tax'`, amount: sql`(${gross} - ${net})` },
  { side: 'credit', account: sql`'balance:' || d.user_type_id`, amount: net },
]);

/**
 * Deposits according to the history. An entry is booked at the same instant as its audit entry. Deposits of the same instant
 * are matched by their postings.
 */
const DEPOSITS = sql`
  select *, row_number() over (partition by user_type_id, at order by legs) as one from (
    select d.user_type_id, d.at, ${needed} as legs from audit_entries d
    where d.kind = 'merchant' and d.action = 'addMerchantBalance'
  ) told`;
const BOOKED = sql`
  select *, row_number() over (partition by user_type_id, at order by legs) as one from (
    select e.id, e.user_type_id, e.booked_at as at, coalesce(${bookedLegs(sql`e.id`)}, 'nothing') as legs,
      exists (select 1 from ledger_entries r where r.reverses = e.id) as back
    from ledger_entries e where e.event = 'account-balance'
  ) booked`;

/** Finds deposits in the history without a matching entry, and entries of deposits that are not in the history. */
export async function wrongBalanceEntries(db: Db): Promise<LedgerFault[]> {
  const { rows } = await sql<{ id: string; reason: string }>`
    select id, reason from (
      select coalesce(b.id, d.user_type_id) as id, coalesce(d.at, b.at) as at, case
        when b.id is null then 'the deposit ' || d.legs || ' has no ledger entry'
        when d.at is null then 'books a deposit that is not in the history: ' || b.legs
        when b.legs <> d.legs then 'books ' || b.legs || '; the history says ' || d.legs
        when b.back then 'its entry is reversed'
      end as reason
      from (${DEPOSITS}) d full join (${BOOKED}) b using (user_type_id, at, one)
    ) judged where reason is not null order by at, id limit 20`.execute(db);
  return rows.map(({ id, reason }) => ({ entry: id, reason }));
}
