import { type Kysely, sql } from 'kysely';

/**
 * Stores the message code and values with the English text of history entries and failed deliveries, so that clients can
 * translate it. Older rows have none; their text is shown unchanged.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table audit_entries add column description_code text, add column description_values jsonb;
    alter table webhook_deliveries add column error_code text, add column error_values jsonb;
  `.execute(db);
}
