import { type Kysely, sql } from 'kysely';

/**
 * Lets users exclude rows of an approval file, so its amount is computed from its rows. Stores the progress of processing a
 * file.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table approval_rows add column taken_out boolean not null default false`.execute(db);
  await sql`alter table approval_uploads drop column amount, drop column currency`.execute(db);
  // No foreign key to the upload, because its row is locked while the file is processed.
  await sql`create table approval_progress (file_name text primary key, done integer not null)`.execute(db);
}
