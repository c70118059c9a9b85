import { type Kysely, sql } from 'kysely';

/**
 * Replaces the indexes of reference numbers by ones that also find a prefix, whatever the collation, and without the provider.
 * Adds indexes for the search of uploaded files by name.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index payment_attempts_reference;
    create index payment_attempts_reference on payment_attempts (reference_number text_pattern_ops)
      where reference_number is not null;
    drop index payment_attempts_provider_reference;
    create index payment_attempts_provider_reference on payment_attempts (provider_reference text_pattern_ops, provider)
      where provider_reference is not null;
    drop index payment_attempts_charge;
    create index payment_attempts_charge on payment_attempts (provider_charge text_pattern_ops, provider)
      where provider_charge is not null;
    alter table payment_attempts drop constraint payment_attempts_merchant_ref_number_key;
    create unique index payment_attempts_merchant_ref on payment_attempts (merchant_ref_number text_pattern_ops);
    create index approval_files_words on approval_files
      using gin (to_tsvector('simple', translate(original_name, '._-', '   ')));
    create index settlement_files_words on settlement_files
      using gin (to_tsvector('simple', translate(original_name, '._-', '   ')));
  `.execute(db);
}
