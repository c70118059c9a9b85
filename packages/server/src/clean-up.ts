import { sql } from 'kysely';
import type { Gateway } from './gateway.ts';

const HOUR_MS = 3_600_000;
/** Answers kept for retries, notices against repeats, and sessions long over. */
const KEEP_HOURS = { idempotency: 72, notices: 90 * 24, logins: 30 * 24, exports: 24 };
const BATCH = 5_000;

/** Removes what has served its time, in batches that hold no lock for long. */
export async function cleanUp({ db, now }: Gateway): Promise<void> {
  const before = (hours: number) => new Date(now().getTime() - hours * HOUR_MS);
  await sql`
    delete from idempotency_keys where (caller, operation, key) in (
      select caller, operation, key from idempotency_keys
      where created_at < ${before(KEEP_HOURS.idempotency)} limit ${BATCH})`.execute(db);
  await sql`
    delete from provider_notices where (provider, dedupe_key) in (
      select provider, dedupe_key from provider_notices
      where received_at < ${before(KEEP_HOURS.notices)} limit ${BATCH})`.execute(db);
  await sql`
    delete from login_sessions where id in (
      select id from login_sessions where expires_at < ${before(KEEP_HOURS.logins)} limit ${BATCH})`.execute(
    db,
  );
  await sql`
    delete from exports where id in (
      select id from exports where created_at < ${before(KEEP_HOURS.exports)} limit ${BATCH / 100})`.execute(
    db,
  );
}
