import { type Kysely, sql } from 'kysely';

/** Stores the language of the e-mails to a merchant's notification address; null means English, as before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table merchants
      add column email_language text check (email_language in ('English', 'Arabic', 'Urdu'))
  `.execute(db);
}
