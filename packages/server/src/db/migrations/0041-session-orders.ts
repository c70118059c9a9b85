import { type Kysely, sql } from 'kysely';

/** Lets the platform owner's users search logs and webhook deliveries by a session's order id, over all merchants. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index checkout_sessions_order_id on checkout_sessions (order_id)`.execute(db);
}
