import { type Kysely, sql } from 'kysely';

/** `transactions_key` finds a transaction by its id already; each payment had to write both. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index transactions_id`.execute(db);
}
