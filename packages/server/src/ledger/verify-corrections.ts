import { sql } from 'kysely';
import type { Db } from '../db/transaction.ts';
import type { LedgerFault } from './ledger-fault.ts';

/**
 * What corrections booked of a transaction is what its status needs beside its payment: all of it while it counts as paid,
 * nothing but what refunds took back while it does not.
 */
export async function wrongCorrections(db: Db): Promise<LedgerFault[]> {
  const { rows } = await sql<{ id: string; needed: string; booked: string }>`
    select id, needed, booked from (
      select t.id, coalesce(c.amount, 0) as booked,
        case t.status when 'Success' then t.amount else t.refunded_amount end - coalesce(p.amount, 0) as needed
      from transactions t
      left join lateral (
        select sum(l.amount) as amount from ledger_entries e join ledger_postings l on l.entry_id = e.id
        where e.event = 'payment' and e.record_id = t.id and l.side = 'debit'
      ) p on true
      left join lateral (
        select sum(case l.side when 'debit' then l.amount else -l.amount end) as amount
        from ledger_entries e join ledger_postings l on l.entry_id = e.id
        where e.event = 'correction' and starts_with(e.record_id, t.id || ':') and starts_with(l.account, 'clearing:')
      ) c on true
      where t.manual
    ) corrected where needed <> booked limit 20`.execute(db);
  return rows.map((row) => ({
    entry: row.id,
    reason: `corrections book ${row.booked}, its status needs ${row.needed}`,
  }));
}
