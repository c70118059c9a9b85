import { type Kysely, sql } from 'kysely';

/**
 * Adds an index for finding payouts by a part of a text. Without it, a search of all dates reads the whole table: 2.9 s for a
 * million payouts. Databases that lack the extension `pg_trgm`, or whose user may not create it, keep the slow search.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$ begin
      create extension if not exists pg_trgm;
      create index payouts_texts on payouts using gin (reference gin_trgm_ops, full_name gin_trgm_ops,
        beneficiary_email gin_trgm_ops, msisdn gin_trgm_ops, merchant_order_id gin_trgm_ops, voucher_code gin_trgm_ops,
        bank_no gin_trgm_ops);
    exception when insufficient_privilege or undefined_file or feature_not_supported or undefined_object then
      raise warning 'payouts are searched without an index: %', sqlerrm;
    end $$`.execute(db);
}
