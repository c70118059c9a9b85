import { type Kysely, sql } from 'kysely';

/**
 * Stores the platform owner. Until now, its id was the configured name. The owner's users are the only ones whose account is
 * neither a merchant nor a carrier, and the first start made the oldest of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table installation (
      one boolean primary key default true check (one),
      owner_id text not null unique,
      owner_name text not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`
    insert into installation (owner_id, owner_name, created_at)
    select user_type_id, user_type_id, created_at from users u
    where not exists (select 1 from merchants m where m.id = u.user_type_id)
      and not exists (select 1 from carriers c where c.id = u.user_type_id)
    order by created_at, id limit 1`.execute(db);
}
