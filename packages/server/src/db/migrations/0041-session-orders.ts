import { type Kysely, sql } from 'kysely';

/** The provider's users find logs and webhook deliveries by the order id of a session, whichever merchant it belongs to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index checkout_sessions_order_id on checkout_sessions (order_id)`.execute(db);
}
