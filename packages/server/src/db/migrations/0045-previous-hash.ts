import { type Kysely, sql } from 'kysely';

/**
 * Adds the previous hash to the heads of audit chains: the statement that updates the head also appends the entry, which
 * contains the head's previous hash.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table audit_heads add column prev_hash text not null default ''`.execute(db);
}
