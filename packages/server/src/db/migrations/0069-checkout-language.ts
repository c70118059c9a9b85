import { type Kysely, sql } from 'kysely';

/** Adds the language and the cancel address of sessions, and the logos of merchants. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table checkout_sessions
      add column locale text check (locale in ('en', 'ar', 'ur')),
      add column cancel_url text
  `.execute(db);
  await sql`alter table merchants add column logo text, add column logo_version text`.execute(db);
}
