import { type RawBuilder, sql } from 'kysely';
import type { Gateway } from '../gateway.ts';
import { inBatches } from './in-batches.ts';

const HOUR_MS = 3_600_000;
/** Retention in hours: counts of attempts to pay, idempotency keys, keys of received provider notices, expired login sessions, exports, emails that have ended. */
const KEEP_HOURS = {
  idempotency: 72,
  notices: 90 * 24,
  logins: 30 * 24,
  exports: 24,
  mails: 90 * 24,
  tries: 1,
};
const BATCH = 5_000;
/** Batch size for exports. Smaller, because deleting an export also deletes up to thousands of chunks. */
const EXPORT_BATCH = 50;
/** Time limit for each kind of row. All six together stay below the age at which `freeAbandonedJobs` frees a job. */
const SECONDS = 60;

/** Repeats a statement that deletes one batch until nothing is left, or the time is over. */
const removeAll = (gateway: Gateway, size: number, statement: RawBuilder<unknown>) =>
  inBatches(gateway, { size, seconds: SECONDS }, async () => {
    const { numAffectedRows } = await statement.execute(gateway.db);
    return Number(numAffectedRows ?? 0);
  });

/** Deletes rows after their retention, in batches that hold locks only briefly. */
export async function cleanUp(gateway: Gateway): Promise<void> {
  const { now } = gateway;
  const before = (hours: number) => new Date(now().getTime() - hours * HOUR_MS);
  const remove = (size: number, statement: RawBuilder<unknown>) => removeAll(gateway, size, statement);
  await remove(
    BATCH,
    sql`
    delete from idempotency_keys where (caller, operation, key) in (
      select caller, operation, key from idempotency_keys
      where created_at < ${before(KEEP_HOURS.idempotency)} limit ${BATCH})`,
  );
  await remove(
    BATCH,
    sql`
    delete from provider_notices where (provider, dedupe_key) in (
      select provider, dedupe_key from provider_notices
      where received_at < ${before(KEEP_HOURS.notices)} limit ${BATCH})`,
  );
  await remove(
    BATCH,
    sql`
    delete from login_sessions where id in (
      select id from login_sessions where expires_at < ${before(KEEP_HOURS.logins)} limit ${BATCH})`,
  );
  await remove(
    BATCH,
    sql`
    delete from mails where id in (
      select id from mails where state <> 'waiting' and created_at < ${before(KEEP_HOURS.mails)} limit ${BATCH})`,
  );
  const ended = before(KEEP_HOURS.tries);
  await remove(
    BATCH,
    sql`delete from payment_tries where key in (select key from payment_tries where ends_at < ${ended} limit ${BATCH})`,
  );
  await remove(
    EXPORT_BATCH,
    sql`
    delete from exports where id in (
      select id from exports where created_at < ${before(KEEP_HOURS.exports)} limit ${EXPORT_BATCH})`,
  );
}
