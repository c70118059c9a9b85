import { type Kysely, sql } from 'kysely';

/**
 * Lets a customer abandon an open payment and pay in another way. The attempt stays open at its provider, so that a late proof
 * of payment still counts, but it no longer blocks the session's next attempt. `receipt_id` is the unguessable id in a
 * receipt's address.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment_attempts add column abandoned_at timestamptz, add column receipt_id text`.execute(
    db,
  );
  await sql`drop index payment_attempts_open`.execute(db);
  await sql`
    create unique index payment_attempts_open on payment_attempts (session_id)
      where status in ('created', 'pending') and abandoned_at is null`.execute(db);
  await sql`
    create unique index payment_attempts_receipt on payment_attempts (receipt_id)
      where receipt_id is not null`.execute(db);
}
