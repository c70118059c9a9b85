import { type Kysely, sql } from 'kysely';

/** Counts the runs of an export's job: only the latest run may write the file. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table exports add column run integer not null default 0`.execute(db);
}
