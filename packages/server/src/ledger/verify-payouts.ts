import { sql } from 'kysely';
import type { Db } from '../db/transaction.ts';
import type { LedgerFault } from './ledger-fault.ts';
import { bookedLegs, neededLegs } from './legs.ts';

/** SQL: the account from which each approval took the money, according to the history; null when payouts required no funds. */
const APPROVALS = sql`
  select record_id, min(after->>'takenFrom') as source from audit_entries
  where kind = 'payout' and after->>'status' = 'Approved' group by record_id`;

const needed = neededLegs(sql`p.currency`, [
  { side: 'debit', account: sql`a.source || ':' || p.user_type_id`, amount: sql`p.amount` },
  { side: 'credit', account: sql`'payout_transit'`, amount: sql`p.amount` },
]);

/** Finds approved payouts without the entry that their approval requires, and other payouts with an entry; oldest first. */
export async function wrongPayouts(db: Db): Promise<LedgerFault[]> {
  const { rows } = await sql<{ id: string; reason: string }>`
    select id, reason from (
      select coalesce(p.id, e.id) as id, coalesce(p.created_at, e.booked_at) as at, case
        when p.id is null then 'books a payout ' || e.record_id || ' that does not exist'
        when p.status <> 'Approved' and e.id is not null then 'this payout is ' || p.status || ' but is booked'
        when p.status <> 'Approved' then null
        when a.record_id is null then 'its approval is not in the history'
        when a.source is null and e.id is not null then 'its approval took no money, but it is booked'
        when a.source is null then null
        when e.id is null then 'an approved payout of ' || p.amount || ' ' || p.currency || ' has no ledger entry'
        when e.user_type_id <> p.user_type_id then 'is booked for ' || e.user_type_id
        when ${bookedLegs(sql`e.id`)} is distinct from ${needed}
          then 'books ' || coalesce(${bookedLegs(sql`e.id`)}, 'nothing') || '; its approval took ' || ${needed}
        when exists (select 1 from ledger_entries r where r.reverses = e.id) then 'its entry is reversed'
      end as reason
      from payouts p
      full join (select * from ledger_entries where event = 'payout') e on e.record_id = p.id
      left join (${APPROVALS}) a on a.record_id = p.id
    ) judged where reason is not null order by at, id limit 20`.execute(db);
  return rows.map(({ id, reason }) => ({ entry: id, reason }));
}
