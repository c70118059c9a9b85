import { type Kysely, sql } from 'kysely';

/** Drops an index that each payment had to write, although `transactions_key` finds transactions by their id, too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index transactions_id`.execute(db);
}
