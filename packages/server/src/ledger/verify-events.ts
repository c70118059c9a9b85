import { sql } from 'kysely';
import type { Db } from '../db/transaction.ts';
import type { LedgerFault } from './ledger-fault.ts';

/** All events that the product books in the ledger. */
const EVENTS = [
  'payment',
  'correction',
  'refund',
  'settlement',
  'account-balance',
  'loan-transaction',
  'loan-transaction-reversal',
  'payout',
];

/** Finds entries with an unknown event, oldest first. */
export async function unknownEvents(db: Db): Promise<LedgerFault[]> {
  const { rows } = await sql<{ id: string; event: string }>`
    select id, event from ledger_entries where event <> all (${EVENTS}::text[])
    order by booked_at, id limit 20`.execute(db);
  return rows.map(({ id, event }) => ({
    entry: id,
    reason: `books ${event}, which is not an event of this product`,
  }));
}
