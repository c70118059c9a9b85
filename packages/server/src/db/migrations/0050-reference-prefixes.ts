import { type Kysely, sql } from 'kysely';

/**
 * Replaces the indexes of reference numbers by ones that also find a prefix, whatever the collation, and without the provider.
 * Adds indexes for the search of uploaded files by name. Then adds the amount that the provider reports when it is not the
 * amount due. The order matters: building an index blocks only changes of attempts, but the last statements block reading, too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index payment_attempts_new_reference on payment_attempts (reference_number text_pattern_ops)
      where reference_number is not null;
    create index payment_attempts_new_provider_reference
      on payment_attempts (provider_reference text_pattern_ops, provider) where provider_reference is not null;
    create index payment_attempts_new_charge on payment_attempts (provider_charge text_pattern_ops, provider)
      where provider_charge is not null;
    create unique index payment_attempts_merchant_ref on payment_attempts (merchant_ref_number text_pattern_ops);
    create index approval_files_words on approval_files
      using gin (to_tsvector('simple', translate(original_name, '._-', '   ')));
    create index settlement_files_words on settlement_files
      using gin (to_tsvector('simple', translate(original_name, '._-', '   ')));
  `.execute(db);
  await sql`
    drop index payment_attempts_reference, payment_attempts_provider_reference, payment_attempts_charge;
    alter table payment_attempts drop constraint payment_attempts_merchant_ref_number_key;
    alter index payment_attempts_new_reference rename to payment_attempts_reference;
    alter index payment_attempts_new_provider_reference rename to payment_attempts_provider_reference;
    alter index payment_attempts_new_charge rename to payment_attempts_charge;
    -- Exists where an earlier form of 0049 ran, which added it.
    alter table payment_attempts add column if not exists received_amount numeric(16, 3);
  `.execute(db);
}
