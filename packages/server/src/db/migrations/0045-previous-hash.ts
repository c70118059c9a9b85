import { type Kysely, sql } from 'kysely';

/** One statement moves a chain's head and appends the entry, which needs the hash that the head had before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table audit_heads add column prev_hash text not null default ''`.execute(db);
}
