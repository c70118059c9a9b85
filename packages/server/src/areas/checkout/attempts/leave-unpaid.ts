import { historyMessage } from '../../../audit/history-message.ts';
import { audit } from '../../../audit/record.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Gateway } from '../../../gateway.ts';
import { type AttemptRow, lockSession, type SessionRow } from '../store.ts';
import { abandonAttempt } from './abandon-attempt.ts';
import { enqueueExpiredWebhook } from './enqueue-expired-webhook.ts';

/**
 * Time after a session's end in which its customer may still be paying at the provider. Some providers call a payment pending for
 * days after the customer has left their page.
 */
const LEAVE_AFTER_MS = 60 * 60_000;

/** Tells whether nobody is expected to pay any more, although the payment provider still calls the payment pending. */
const isOver = ({ status, expires_at }: SessionRow, now: Date): boolean =>
  status === 'pending' && now.getTime() - expires_at.getTime() >= LEAVE_AFTER_MS;

/**
 * Expires a session whose payment is pending at the provider long after the session's end. The attempt stays open, as if the
 * customer had abandoned it: its status is still requested, and a late proof of payment counts.
 */
export async function leaveUnpaid(
  gateway: Gateway,
  { id }: Pick<AttemptRow, 'id'>,
  session: SessionRow,
): Promise<void> {
  if (!isOver(session, gateway.now())) return;
  await inTransaction(gateway.db, async (trx) => {
    const now = gateway.now();
    const locked = await lockSession(trx, session.id);
    if (!isOver(locked, now)) return;
    if (!(await abandonAttempt(trx, id, now))) return;
    const after = { status: 'expired', ended_at: now } as const;
    await trx.updateTable('checkout_sessions').set(after).where('id', '=', locked.id).execute();
    await enqueueExpiredWebhook(trx, locked, now);
    await audit(trx, {
      userTypeId: locked.user_type_id,
      actor: { id: 'daftar', name: 'Daftar' },
      action: 'payment.expired',
      kind: 'checkout-session',
      recordId: locked.id,
      ...historyMessage('history.payment', { order: locked.order_id, state: 'expired' }),
      before: { status: locked.status },
      after: { status: after.status },
      at: now,
    });
  });
}
