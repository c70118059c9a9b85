import { sql } from 'kysely';
import type { Db } from '../db/transaction.ts';
import type { LedgerFault } from './ledger-fault.ts';
import { unknownEvents } from './verify-events.ts';
import { wrongLoans } from './verify-loans.ts';
import { wrongPayments } from './verify-payments.ts';
import { wrongPayouts } from './verify-payouts.ts';

/** Proves the books: every entry balances per currency, guarded balances equal their postings, and money has its source. */
export async function verifyLedger(db: Db): Promise<{ entries: number; faults: LedgerFault[] }> {
  const { rows: counted } = await sql<{
    entries: string;
  }>`select count(*) as entries from ledger_entries`.execute(db);
  const faults = await Promise.all([
    unbalanced(db),
    wrongBalances(db),
    unsourced(db),
    wrongPayments(db),
    wrongPayouts(db),
    wrongLoans(db),
    unknownEvents(db),
  ]);
  return { entries: Number(counted[0]?.entries ?? 0), faults: faults.flat() };
}

async function unbalanced(db: Db): Promise<LedgerFault[]> {
  const { rows } = await sql<{ entry_id: string; currency: string; off: string }>`
    select entry_id, currency, sum(case side when 'debit' then amount else -amount end) as off
    from ledger_postings group by entry_id, currency
    having sum(case side when 'debit' then amount else -amount end) <> 0
    order by min(booked_at) limit 20`.execute(db);
  return rows.map((row) => ({ entry: row.entry_id, reason: `off by ${row.off} ${row.currency}` }));
}

async function wrongBalances(db: Db): Promise<LedgerFault[]> {
  const { rows } = await sql<{ account: string; currency: string; kept: string; posted: string }>`
    select coalesce(b.account, p.account) as account, coalesce(b.currency, p.currency) as currency,
      coalesce(b.amount, 0) as kept, coalesce(p.amount, 0) as posted
    from guarded_balances b
    full join (
      select account, currency, sum(case side when 'credit' then amount else -amount end) as amount
      from ledger_postings where account like 'balance:%' or account like 'loan:%' group by account, currency
    ) p on p.account = b.account and p.currency = b.currency
    where coalesce(b.amount, 0) <> coalesce(p.amount, 0) limit 20`.execute(db);
  return rows.map((row) => ({
    entry: row.account,
    reason: `keeps ${row.kept} ${row.currency}, postings say ${row.posted}`,
  }));
}

/**
 * Every entry of a payment, a refund or a correction belongs to a transaction, and every settlement pays exactly what it claimed, less what it netted of
 * refunds that came after their payments' own settlements.
 */
async function unsourced(db: Db): Promise<LedgerFault[]> {
  const { rows } = await sql<{ id: string; reason: string }>`
    select e.id, 'no transaction ' || e.record_id as reason
    from ledger_entries e where e.event in ('payment', 'refund', 'correction')
      and not exists (select 1 from transactions t where t.user_type_id = e.user_type_id and t.id = case e.event
        when 'payment' then e.record_id when 'refund' then e.memo->>'transaction' else split_part(e.record_id, ':', 1) end)
    union all
    select s.id, 'claims ' || claimed.amount - netted.amount || ' but says ' || s.total_revenue
    from settlements s
    cross join lateral (
      select coalesce(sum(c.amount - c.refunded_amount + coalesce(late.amount, 0)), 0) as amount
      from transactions c
      left join lateral (
        select sum(total) as amount from late_refunds where c.refunded_amount > 0 and transaction_id = c.id
      ) late on true
      where c.user_type_id = s.user_type_id and c.settlement_id = s.id
    ) claimed
    cross join lateral (
      select coalesce(sum(total), 0) as amount from late_refunds
      where user_type_id = s.user_type_id and settlement_id = s.id
    ) netted
    where claimed.amount - netted.amount <> s.total_revenue
    limit 20`.execute(db);
  return rows.map((row) => ({ entry: row.id, reason: row.reason }));
}
