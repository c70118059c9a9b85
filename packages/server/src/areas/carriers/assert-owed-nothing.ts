import { sql } from 'kysely';
import { conflict } from '../../basics/problems.ts';
import type { Trx } from '../../db/transaction.ts';

/**
 * Throws 409 when a carrier has ever had payments, because it is owed its shares of them, even if it has no services any more.
 */
export async function assertOwedNothing(trx: Trx, carrierId: string): Promise<void> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select 1 from daily_figures where carrier_id = ${carrierId})
      or exists (select 1 from ledger_postings where account = ${`carrier:${carrierId}`}) as used`.execute(
    trx,
  );
  if (rows[0]?.used) throw conflict('carrier.hasMoney');
}
