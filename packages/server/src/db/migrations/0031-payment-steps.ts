import { type Kysely, sql } from 'kysely';

/** Adds indexes for the page of one payment, which finds logs and webhooks by session. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index checkout_logs_session on checkout_logs (session_id) where session_id is not null`.execute(
    db,
  );
  await sql`
    create index webhook_deliveries_about on webhook_deliveries (user_type_id, order_key, created_at)
      where order_key is not null`.execute(db);
}
