import { type Kysely, sql } from 'kysely';

/** The product's specification allows an exchange rate of 0 for a deposit in US dollars. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table loan_transactions drop constraint if exists loan_transactions_exchange_rate_check`.execute(
    db,
  );
  await sql`
    alter table loan_transactions add constraint loan_transactions_exchange_rate_check
      check (exchange_rate >= 0)`.execute(db);
}
