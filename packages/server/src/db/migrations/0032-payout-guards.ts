import { type Kysely, sql } from 'kysely';

/**
 * Adds columns and indexes for finding similar payouts, and the reason of a decision. `national_id_key` is a keyed hash,
 * because the encrypted national id differs in every row. Existing rows have none, which does no harm, because only payouts of
 * the same day are compared.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payouts add column national_id_key text;
    alter table payouts add column decision_reason text;
    create index payouts_alike on payouts (user_type_id, amount, created_at);
    create index payouts_national_id on payouts (national_id_key) where national_id_key is not null;
    create index payouts_pending on payouts (user_type_id, currency) include (amount) where status = 'Pending'`.execute(
    db,
  );
}
