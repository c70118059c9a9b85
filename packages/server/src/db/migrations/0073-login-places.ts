import { type Kysely, sql } from 'kysely';

/** Stores from where users signed in, as keyed hashes: wrong passwords that others send from elsewhere do not lock them out there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table login_places (
      user_id text not null references users (id) on delete cascade,
      -- Keyed hash of a network, or of a device's token.
      place text not null,
      kind text not null check (kind in ('network', 'device')),
      seen_at timestamptz not null,
      primary key (user_id, place)
    )`.execute(db);
}
