import { nextSessionState } from '@daftar/domain';
import { historyMessage } from '../../../audit/history-message.ts';
import { audit } from '../../../audit/record.ts';
import { conflict, notFound, unavailable } from '../../../basics/problems.ts';
import type { Answer } from '../../../contract/operation-types.ts';
import { inTransaction, type Trx } from '../../../db/transaction.ts';
import type { Gateway } from '../../../gateway.ts';
import { type AttemptRow, findSession, lockSession, type SessionRow } from '../store.ts';
import { checkAttempt } from './check-attempt.ts';
import { findOpen } from './open-attempt.ts';

/** Seconds after which a customer may try again when the payment provider did not respond. */
const RETRY_SECONDS = 2;

/**
 * Abandons a session's open attempt, so that the customer can pay in another way. Requests the status from the payment
 * provider first, and uses it if it is final. Throws 503 when the provider does not respond, because the customer may have
 * paid. At the provider, the attempt stays open: its status is still requested, and a late proof of payment counts.
 */
export async function abandonPayment(gateway: Gateway, sessionId: string): Promise<Answer<'abandonPayment'>> {
  const session = await findSession(gateway.db, sessionId);
  if (!session) throw notFound('session.missing');
  const attempt = await findOpen(gateway.db, session.id);
  if (!attempt) return { status: session.status };
  if (attempt.charging_until !== null && attempt.charging_until > gateway.now()) throw conflict('in-flight');
  const provider = gateway.providerFor(attempt.provider);
  if (!provider) throw conflict('unknown-provider');
  const { session: now, isKnown, changed } = await checkAttempt(gateway, provider, attempt);
  if (changed || now.status === 'paid') return { status: now.status };
  if (!isKnown) throw unavailable('checkout.providerSilent', {}, RETRY_SECONDS);
  return inTransaction(gateway.db, (trx) => giveUp(trx, gateway, attempt));
}

async function giveUp(
  trx: Trx,
  gateway: Gateway,
  { id, session_id }: AttemptRow,
): Promise<Answer<'abandonPayment'>> {
  const session = await lockSession(trx, session_id);
  const now = gateway.now();
  const { numUpdatedRows } = await trx
    .updateTable('payment_attempts')
    .set({ abandoned_at: now })
    .where('id', '=', id)
    .where('status', 'in', ['created', 'pending'])
    .where('abandoned_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return { status: session.status };
  const status = stateAfter(session, now);
  const ended_at = status === 'expired' ? now : null;
  await trx.updateTable('checkout_sessions').set({ status, ended_at }).where('id', '=', session.id).execute();
  await audit(trx, {
    userTypeId: session.user_type_id,
    actor: { id: 'customer', name: 'Customer' },
    action: 'payment.abandoned',
    kind: 'checkout-session',
    recordId: session.id,
    ...historyMessage('history.paymentAbandoned', { order: session.order_id }),
    before: { status: session.status },
    after: { status },
    at: now,
  });
  return { status };
}

function stateAfter({ status, expires_at }: SessionRow, now: Date) {
  const event = expires_at > now ? 'attemptFailed' : 'timeElapsed';
  return nextSessionState(status, event) ?? status;
}
