import { type Kysely, sql } from 'kysely';

/** Adds search indexes: payments by the beginning of the payer's number, newest first, and roles by words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Collation "C" allows prefix searches in any locale; user_type_id lets the index filter by tenant.
    create index transactions_payer on transactions (msisdn collate "C", created_at desc, user_type_id)
      where msisdn is not null;
    create index roles_words on roles using gin (to_tsvector('simple', name));
  `.execute(db);
}
