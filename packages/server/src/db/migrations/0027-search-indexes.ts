import { type Kysely, sql } from 'kysely';

/** Adds indexes for the search of payouts, loan transactions, products, packages and subscriptions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index payouts_msisdn on payouts (msisdn)`.execute(db);
  await sql`create index payouts_order on payouts (merchant_order_id)`.execute(db);
  await sql`create index payouts_words on payouts using gin (to_tsvector('simple', full_name))`.execute(db);
  await sql`
    create index loan_transactions_words on loan_transactions
      using gin (to_tsvector('simple', coalesce(reference, '')))`.execute(db);
  await sql`create index products_words on products using gin (to_tsvector('simple', name))`.execute(db);
  await sql`create index products_sku on products (sku)`.execute(db);
  await sql`create index packages_words on packages using gin (to_tsvector('simple', name))`.execute(db);
  await sql`create index subscriptions_msisdn on subscriptions (msisdn)`.execute(db);
  await sql`
    create index subscriptions_words on subscriptions
      using gin (to_tsvector('simple', merchant_name || ' ' || service_name))`.execute(db);
}
