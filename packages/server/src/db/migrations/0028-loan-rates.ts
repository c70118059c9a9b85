import { type Kysely, sql } from 'kysely';

/** Allows an exchange rate of 0 for deposits in US dollars, as the product's specification does. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table loan_transactions drop constraint if exists loan_transactions_exchange_rate_check`.execute(
    db,
  );
  await sql`
    alter table loan_transactions add constraint loan_transactions_exchange_rate_check
      check (exchange_rate >= 0)`.execute(db);
}
