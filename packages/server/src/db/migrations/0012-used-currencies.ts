import { type Kysely, sql } from 'kysely';

/**
 * Adds indexes with which the used currencies (overall, of a merchant, of a carrier) are found by reading one entry per
 * currency.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index daily_figures_currency on daily_figures (currency);
    create index daily_figures_merchant_currency on daily_figures (user_type_id, currency);
    create index daily_figures_carrier_currency on daily_figures (carrier_id, currency);
  `.execute(db);
}
