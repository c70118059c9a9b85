import { type Kysely, sql } from 'kysely';

/** What finds payments by the beginning of the payer's number, newest of a number first, and roles by their words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Digits in the order of their codes, whatever the database's language; a caller's own rows are told from others' in the index.
    create index transactions_payer on transactions (msisdn collate "C", created_at desc, user_type_id)
      where msisdn is not null;
    create index roles_words on roles using gin (to_tsvector('simple', name));
  `.execute(db);
}
