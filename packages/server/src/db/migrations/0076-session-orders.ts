import { type Kysely, sql } from 'kysely';

/**
 * Lets an order have several sessions, of which one is not replaced, and lets sessions and their transactions carry the
 * merchant's own facts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table checkout_sessions
      drop constraint checkout_sessions_service_id_order_id_key,
      add column metadata jsonb,
      add column canceled_at timestamptz,
      add column replaces text,
      add column replaced_by text`.execute(db);
  await sql`create unique index checkout_sessions_current on checkout_sessions (service_id, order_id)
    where replaced_by is null`.execute(db);
  await sql`alter table transactions add column metadata jsonb`.execute(db);
}
