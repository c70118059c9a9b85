import { type Kysely, sql } from 'kysely';

/** Adds the options of an exported file. Exports that are already queued keep the field names and totals of their version. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table exports add column options jsonb not null
      default '{"columns":"api","language":"en","totals":true}'`.execute(db);
}
