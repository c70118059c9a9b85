import { type Kysely, sql } from 'kysely';

/**
 * Replaces the indexes of payouts by number, person and bank account by ones that also contain what similar payouts have in
 * common. The flags of a payout are then found in the index, however many payouts the person has.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index payouts_same_msisdn on payouts (msisdn, user_type_id, amount, status, created_at);
    create index payouts_same_person on payouts (national_id_key, user_type_id, amount, status, created_at)
      where national_id_key is not null;
    create index payouts_same_account on payouts (bank_no, user_type_id, amount, status, created_at)
      where bank_no is not null;
    drop index payouts_msisdn, payouts_national_id, payouts_bank_no`.execute(db);
}
