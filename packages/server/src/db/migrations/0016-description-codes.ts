import { type Kysely, sql } from 'kysely';

/**
 * History entries and failed deliveries store the code and values of their English text, so that clients can translate it.
 * Older ones have none: they are shown as they are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table audit_entries add column description_code text, add column description_values jsonb;
    alter table webhook_deliveries add column error_code text, add column error_values jsonb;
  `.execute(db);
}
