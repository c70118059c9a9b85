import { sql } from 'kysely';
import { inTransaction } from '../../../db/transaction.ts';
import type { Gateway } from '../../../gateway.ts';
import { inBatches } from '../../../jobs/in-batches.ts';
import { checkAttempt } from '../attempts/check-attempt.ts';
import { leaveUnpaid } from '../attempts/leave-unpaid.ts';
import { type AttemptRow, lockSession } from '../store.ts';
import { expireSession } from './expire-session.ts';

const BATCH = 200;
/** Time limit of one run. Runs start every minute, and the last batch may wait for providers after the limit. */
const SECONDS = 45;
/** Age below which the sweep does not check an attempt. */
const ASK_EVERY_MS = 60_000;
/** Pause between two checks of an attempt: a tenth of its age, from one minute to a quarter of an hour. */
const PATIENCE = sql`least(interval '15 minutes', greatest(interval '1 minute', (now() - created_at) / 10))`;
/** Number of attempts that are checked in parallel. */
const AT_ONCE = 10;

/**
 * Expires open sessions whose time is over. Pending sessions stay, because their payment provider may still report a payment;
 * the sweep of their attempts expires them later.
 */
export const expireSessions = (gateway: Gateway): Promise<number> =>
  inBatches(gateway, { size: BATCH, seconds: SECONDS }, () => expireBatch(gateway));

async function expireBatch(gateway: Gateway): Promise<number> {
  const due = await gateway.db
    .selectFrom('checkout_sessions')
    .select('id')
    .where('status', '=', 'open')
    .where('expires_at', '<=', gateway.now())
    .limit(BATCH)
    .execute();
  for (const { id } of due) await expireOne(gateway, id);
  return due.length;
}

function expireOne(gateway: Gateway, id: string): Promise<void> {
  return inTransaction(gateway.db, async (trx) => {
    const now = gateway.now();
    const session = await lockSession(trx, id);
    if (session.status !== 'open' || session.expires_at > now) return;
    await expireSession(trx, session, now);
  });
}

/**
 * Requests the status of unfinished attempts that were not checked lately, so that payments are found even if no callback
 * arrives.
 */
export const sweepAttempts = (gateway: Gateway): Promise<number> =>
  inBatches(gateway, { size: BATCH, seconds: SECONDS }, () => sweepBatch(gateway));

async function sweepBatch(gateway: Gateway): Promise<number> {
  const stale = new Date(gateway.now().getTime() - ASK_EVERY_MS);
  const attempts = await gateway.db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('status', 'in', ['created', 'pending'])
    .where('created_at', '<', stale)
    .where((eb) =>
      eb.or([
        eb('checked_at', 'is', null),
        sql<boolean>`checked_at < ${gateway.now()}::timestamptz - ${PATIENCE}`,
      ]),
    )
    .orderBy('checked_at', (order) => order.asc().nullsFirst())
    .limit(BATCH)
    .execute();
  for (let from = 0; from < attempts.length; from += AT_ONCE)
    await Promise.all(attempts.slice(from, from + AT_ONCE).map((attempt) => sweepOne(gateway, attempt)));
  return attempts.length;
}

/** Checks one attempt. Logs errors instead of throwing, so that one failing attempt does not stop the others. */
async function sweepOne(gateway: Gateway, attempt: AttemptRow): Promise<void> {
  try {
    const provider = gateway.providerFor(attempt.provider);
    if (provider) {
      const { reported, session } = await checkAttempt(gateway, provider, attempt);
      if (reported === 'pending') await leaveUnpaid(gateway, attempt, session);
      return;
    }
  } catch (error) {
    gateway.log.error({ err: error, attempt: attempt.id }, 'the status of an attempt could not be checked');
  }
  await markChecked(gateway, attempt.id).catch((error: unknown) =>
    gateway.log.error({ err: error, attempt: attempt.id }, 'the check of an attempt could not be stored'),
  );
}

const markChecked = (gateway: Gateway, id: string) =>
  gateway.db
    .updateTable('payment_attempts')
    .set({ checked_at: gateway.now() })
    .where('id', '=', id)
    .execute();
