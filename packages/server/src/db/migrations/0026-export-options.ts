import { type Kysely, sql } from 'kysely';

/** How the requester of an export wants the file. Exports that already wait keep the field names and totals they were asked with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table exports add column options jsonb not null
      default '{"columns":"api","language":"en","totals":true}'`.execute(db);
}
