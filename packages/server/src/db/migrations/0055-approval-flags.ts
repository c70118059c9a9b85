import { type Kysely, sql } from 'kysely';

/** Stores the flags of an approval file's rows, so that a large file can be filtered by them. Earlier uploads have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table approval_rows add column flags text[] not null default '{}'`.execute(db);
}
