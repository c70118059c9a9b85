import { type Kysely, sql } from 'kysely';

/** Stores when a paid order is searched at its provider for further payments, whose notices may be lost. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment_attempts add column search_at timestamptz`.execute(db);
  await sql`create index payment_attempts_search on payment_attempts (search_at) where search_at is not null`.execute(
    db,
  );
  // The orders of the last week that customers could pay twice.
  await sql`
    update payment_attempts set search_at = now()
    where status = 'paid' and ordered_as is null and ended_at > now() - interval '7 days'
      and provider in ('Fawry', 'Paymob', 'Paytab', 'Monty')`.execute(db);
}
