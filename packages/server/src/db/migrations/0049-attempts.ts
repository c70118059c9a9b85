import { type Kysely, sql } from 'kysely';

/**
 * Stores every attempt of a delivery with the delivery, so that both are kept equally long, and whether a person asked for the
 * next attempt. Attempts before this migration have no entry.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table webhook_deliveries
      add column attempt_log jsonb not null default '[]',
      add column redelivery_asked boolean not null default false
  `.execute(db);
}
