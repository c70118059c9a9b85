import { type Kysely, sql } from 'kysely';

/** What tells which currencies somebody was ever paid in by a step per currency: everybody, a merchant, a carrier. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index daily_figures_currency on daily_figures (currency);
    create index daily_figures_merchant_currency on daily_figures (user_type_id, currency);
    create index daily_figures_carrier_currency on daily_figures (carrier_id, currency);
  `.execute(db);
}
