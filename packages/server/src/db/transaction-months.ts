import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables-books.ts';

/** Months before now (for imported data) and after now (in case the nightly job does not run for a while). */
const BEHIND = 6;
const AHEAD = 6;
/** Advisory lock that allows one process at a time to make partitions. The number is arbitrary. */
const LOCK = 7_411_002;
/** Short, because adding a partition waits for readers, such as a backup, and payments queue behind it. */
const LOCK_TIMEOUT = '1s';

const monthsFrom = (now: Date): Date[] =>
  Array.from(
    { length: BEHIND + AHEAD + 1 },
    (_, index) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + index - BEHIND, 1)),
  );

/**
 * Creates the missing monthly partitions of the transactions around `now`. Skips months that already have rows in the
 * default partition. Throws PostgreSQL's error 55P03 (lock not available) when a long read holds the table. That does no
 * harm: partitions are made months ahead, so a later run can create the missing ones.
 */
export async function makeTransactionMonths(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
    await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(trx);
    const { rows } = await sql<{
      early: Date | null;
    }>`select max(created_at) as early from transactions_other`.execute(trx);
    for (const month of monthsFrom(now)) {
      const name = `transactions_${month.toISOString().slice(0, 7).replace('-', '_')}`;
      const end = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 1));
      // PostgreSQL rejects a partition whose rows are in the default partition, which therefore keeps serving this month.
      if (rows[0]?.early && rows[0].early >= month) continue;
      await sql`create table if not exists ${sql.table(name)} partition of transactions
        for values from (${sql.lit(month.toISOString())}) to (${sql.lit(end.toISOString())})`.execute(trx);
    }
  });
}
