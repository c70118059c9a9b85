import { type Kysely, sql } from 'kysely';

/** Lets a package's link be switched off, expire, and leave the amount to the customer. Counts visits to the link. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table packages
      add column link_enabled boolean not null default true,
      add column open_amount boolean not null default false,
      add column minimum_amount numeric(12, 0) check (minimum_amount > 0),
      add column maximum_amount numeric(12, 0) check (maximum_amount > 0),
      add column expires_on date`.execute(db);
  // A separate table, because a visit must neither raise the package's version nor wait for an edit's lock.
  await sql`
    create table package_openings (
      package_id text primary key references packages (id) on delete cascade,
      user_type_id text not null,
      opened integer not null
    )`.execute(db);
  await sql`
    create index checkout_sessions_package on checkout_sessions (user_type_id, package_id, status)
      where package_id is not null`.execute(db);
}
