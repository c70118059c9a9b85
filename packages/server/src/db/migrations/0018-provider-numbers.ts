import { type Kysely, sql } from 'kysely';

/**
 * Adds to attempts the way in which the customer is charged, and the provider's numbers: of the charge (an order, a session, a
 * tran_ref), by which notices and status calls find it, and of the payment, by which it is refunded.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payment_attempts
      add column way text,
      add column provider_charge text,
      add column provider_reference text`.execute(db);
  // The adapter of Fawry was the only one before, and its references were numbers of both.
  await sql`
    update payment_attempts set
      way = 'reference', provider_charge = reference_number,
      provider_reference = case when status = 'paid' then reference_number end
    where reference_number is not null`.execute(db);
  await sql`
    create index payment_attempts_charge on payment_attempts (provider, provider_charge)
      where provider_charge is not null`.execute(db);
}
