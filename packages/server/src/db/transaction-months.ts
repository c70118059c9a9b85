import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables-books.ts';

/** Months behind (data that is brought in) and ahead (a process that is not restarted for a while). */
const BEHIND = 6;
const AHEAD = 6;
/** Any number, the same in every process: one of them makes the months. */
const LOCK = 7_411_002;
/** A new month waits for whoever reads the transactions, a backup for example, and every payment behind it. */
const PATIENCE = '1s';

const monthsFrom = (now: Date): Date[] =>
  Array.from(
    { length: BEHIND + AHEAD + 1 },
    (_, index) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + index - BEHIND, 1)),
  );

/**
 * Makes the monthly partitions of the transactions around a moment; those that exist, or whose rows came too early, stay as
 * they are. Gives up (55P03) where the transactions are read at length: there are months ahead to try again.
 */
export async function makeTransactionMonths(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
    await sql`set local lock_timeout = ${sql.lit(PATIENCE)}`.execute(trx);
    const { rows } = await sql<{
      early: Date | null;
    }>`select max(created_at) as early from transactions_other`.execute(trx);
    for (const month of monthsFrom(now)) {
      const name = `transactions_${month.toISOString().slice(0, 7).replace('-', '_')}`;
      const end = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 1));
      // A row of this month in the catch-all would make the new partition fail: it goes on serving that month.
      if (rows[0]?.early && rows[0].early >= month) continue;
      await sql`create table if not exists ${sql.table(name)} partition of transactions
        for values from (${sql.lit(month.toISOString())}) to (${sql.lit(end.toISOString())})`.execute(trx);
    }
  });
}
