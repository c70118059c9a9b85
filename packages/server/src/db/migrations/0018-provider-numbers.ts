import { type Kysely, sql } from 'kysely';

/**
 * Adds columns to attempts: the way in which the customer is charged, and the payment provider's ids. Notices and status calls
 * use the charge's id (an order, a session, a tran_ref), refunds use the payment's id.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payment_attempts
      add column way text,
      add column provider_charge text,
      add column provider_reference text`.execute(db);
  // Fawry's adapter was the only one before. Its reference numbers identified both the charge and the payment.
  await sql`
    update payment_attempts set
      way = 'reference', provider_charge = reference_number,
      provider_reference = case when status = 'paid' then reference_number end
    where reference_number is not null`.execute(db);
  await sql`
    create index payment_attempts_charge on payment_attempts (provider, provider_charge)
      where provider_charge is not null`.execute(db);
}
