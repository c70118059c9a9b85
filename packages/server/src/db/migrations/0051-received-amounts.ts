import { type Kysely, sql } from 'kysely';

/** Finds the few attempts to pay for which another amount was received than is due, without reading all attempts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index payment_attempts_received on payment_attempts (session_id) where received_amount is not null`.execute(
    db,
  );
}
