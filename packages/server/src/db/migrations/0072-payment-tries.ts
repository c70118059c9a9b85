import { type Kysely, sql } from 'kysely';

/**
 * Stores the counts that limit attempts to pay, and the keys under which an attempt counts. The keys are keyed hashes: neither a
 * card's nor a wallet's number can be found from them without the data key.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payment_tries (
      key text primary key,
      -- Attempts in the window that are not paid; for a merchant, declines.
      points integer not null,
      -- Declines in a row.
      declines integer not null default 0,
      ends_at timestamptz not null,
      blocked_until timestamptz,
      -- Until then, staff were told that the limit is reached.
      noted_until timestamptz
    )`.execute(db);
  await sql`create index payment_tries_ends on payment_tries (ends_at)`.execute(db);
  await sql`alter table payment_attempts add column tries text[]`.execute(db);
}
