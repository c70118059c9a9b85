import { type Kysely, sql } from 'kysely';

/** Adds the value that tells a wrong data key at the start. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table key_checks (
      name text primary key,
      sealed text not null,
      created_at timestamptz not null
    )`.execute(db);
}
