import { type Kysely, sql } from 'kysely';

/** Stores who looked at a row of a settlement file, when, and an optional note. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table settlement_file_lines
      add column reviewed_by_id text,
      add column reviewed_by text,
      add column reviewed_at timestamptz,
      add column review_note text
  `.execute(db);
}
