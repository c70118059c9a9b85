import type { Trx } from '../../../db/transaction.ts';
import { enqueueExpiredWebhook } from '../attempts/enqueue-expired-webhook.ts';
import { lockSession, newestAttempt, type SessionRow } from '../store.ts';

/** Expires a session that nobody has paid. Sends no event for a link's session on which nobody began to pay. The caller holds its lock. */
export async function expireSession(trx: Trx, session: SessionRow, now: Date): Promise<void> {
  await trx
    .updateTable('checkout_sessions')
    .set({ status: 'expired', ended_at: now })
    .where('id', '=', session.id)
    .execute();
  // Anyone can open a link, often without paying: the merchant knows no such order.
  if (session.package_id !== null && !(await newestAttempt(trx, session.id))) return;
  await enqueueExpiredWebhook(trx, session, now);
}

/**
 * Expires an open session before its time, so that it cannot be paid any more. Returns false, and changes nothing, when a payment
 * of it has begun.
 */
export async function closeUnusedSession(trx: Trx, id: string, now: Date): Promise<boolean> {
  const session = await lockSession(trx, id);
  if (session.status === 'pending' || (await newestAttempt(trx, id))) return false;
  if (session.status === 'open') await expireSession(trx, session, now);
  return true;
}
