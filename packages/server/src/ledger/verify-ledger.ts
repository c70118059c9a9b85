import { sql } from 'kysely';
import type { Db } from '../db/transaction.ts';
import type { LedgerFault } from './ledger-fault.ts';
import { wrongBalanceEntries } from './verify-balances.ts';
import { wrongClaims } from './verify-claims.ts';
import { unknownEvents } from './verify-events.ts';
import { wrongLoans } from './verify-loans.ts';
import { wrongPayments } from './verify-payments.ts';
import { wrongPayouts } from './verify-payouts.ts';
import { wrongRefunds } from './verify-refunds.ts';
import { wrongSettlements } from './verify-settlements.ts';

/**
 * Verifies the books: entries balance per currency, stored balances equal their postings, and each entry matches a record.
 */
export async function verifyLedger(db: Db): Promise<{ entries: number; faults: LedgerFault[] }> {
  const { rows: counted } = await sql<{
    entries: string;
  }>`select count(*) as entries from ledger_entries`.execute(db);
  const faults: LedgerFault[] = [];
  // Run the checks one after another, because a transaction has one connection.
  for (const findFaults of CHECKS) faults.push(...(await findFaults(db)));
  return { entries: Number(counted[0]?.entries ?? 0), faults };
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
    reason: `balance is ${row.kept} ${row.currency}, postings add up to ${row.posted}`,
  }));
}

/** Finds entries of payments, refunds and corrections without a transaction. */
async function withoutTransaction(db: Db): Promise<LedgerFault[]> {
  const { rows } = await sql<{ id: string; reason: string }>`
    select e.id, 'no transaction ' || e.record_id as reason
    from ledger_entries e where e.event in ('payment', 'refund', 'correction')
      and not exists (select 1 from transactions t where t.user_type_id = e.user_type_id and t.id = case e.event
        when 'payment' then e.record_id when 'refund' then e.memo->>'transaction' else split_part(e.record_id, ':', 1) end)
    limit 20`.execute(db);
  return rows.map((row) => ({ entry: row.id, reason: row.reason }));
}

const CHECKS = [
  unbalanced,
  wrongBalances,
  withoutTransaction,
  wrongPayments,
  wrongRefunds,
  wrongClaims,
  wrongSettlements,
  wrongBalanceEntries,
  wrongPayouts,
  wrongLoans,
  unknownEvents,
];
