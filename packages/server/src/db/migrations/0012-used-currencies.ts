import { type Kysely, sql } from 'kysely';

/** Adds indexes for finding the used currencies (of all, a merchant or a carrier) with one index step per currency. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index daily_figures_currency on daily_figures (currency);
    create index daily_figures_merchant_currency on daily_figures (user_type_id, currency);
    create index daily_figures_carrier_currency on daily_figures (carrier_id, currency);
  `.execute(db);
}
