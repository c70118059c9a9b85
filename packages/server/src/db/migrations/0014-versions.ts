import { type Kysely, sql } from 'kysely';

/** The records that people edit. */
const TABLES = [
  'merchants',
  'carriers',
  'services',
  'products',
  'packages',
  'blacklist',
  'users',
  'roles',
  'saved_views',
  'loan_transactions',
];

/**
 * Adds a version to every editable record. A trigger raises it, so that no writer can forget it. Columns that no response
 * shows do not count: a new password must not make the open profile form stale.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function raise_version() returns trigger language plpgsql as $$
    declare unseen constant text[] := array['version', 'updated_at', 'password_hash'];
    begin
      new.version := old.version;
      if to_jsonb(new) - unseen <> to_jsonb(old) - unseen then
        new.version := old.version + 1;
      end if;
      return new;
    end $$`.execute(db);
  for (const table of TABLES) {
    await sql`alter table ${sql.table(table)} add column version integer not null default 1`.execute(db);
    await sql`
      create trigger ${sql.ref(`${table}_version`)} before update on ${sql.table(table)}
        for each row execute function raise_version()`.execute(db);
  }
  // The response to a repeated request has the ETag of the first response.
  await sql`alter table idempotency_keys add column etag text`.execute(db);
}
