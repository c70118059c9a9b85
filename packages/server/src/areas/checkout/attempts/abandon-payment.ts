import { nextSessionState } from '@daftar/domain';
import { historyMessage } from '../../../audit/history-message.ts';
import { audit } from '../../../audit/record.ts';
import { conflict, notFound, unavailable } from '../../../basics/problems.ts';
import type { Answer } from '../../../contract/operation-types.ts';
import { inTransaction, type Trx } from '../../../db/transaction.ts';
import type { Gateway } from '../../../gateway.ts';
import { type AttemptRow, findSession, lockSession, type SessionRow } from '../store.ts';
import { abandonAttempt } from './abandon-attempt.ts';
import { checkAttempt } from './check-attempt.ts';
import { enqueueExpiredWebhook } from './enqueue-expired-webhook.ts';
import { findOpen } from './open-attempt.ts';

/** Seconds after which a customer may try again when the payment provider did not respond. */
const RETRY_SECONDS = 2;

/**
 * Abandons a session's open attempt, so that the customer can pay in another way. Requests the status from the payment
 * provider first, and uses it if it is final. Throws 503 when the provider does not respond, because the customer may have
 * paid. Throws 409 when the provider has received another amount than is due, because the customer would pay a second time.
 * At the provider, the attempt stays open: its status is still requested, and a late proof of payment counts.
 */
export async function abandonPayment(gateway: Gateway, sessionId: string): Promise<Answer<'abandonPayment'>> {
  const session = await findSession(gateway.db, sessionId);
  if (!session) throw notFound('session.missing');
  const attempt = await findOpen(gateway.db, session.id);
  if (!attempt) return { status: session.status };
  if (attempt.charging_until !== null && attempt.charging_until > gateway.now()) throw conflict('in-flight');
  const provider = gateway.providerFor(attempt.provider);
  if (!provider) throw conflict('unknown-provider');
  const { session: now, reported, changed } = await checkAttempt(gateway, provider, attempt);
  if (changed || now.status === 'paid') return { status: now.status };
  if (reported === 'unknown') throw unavailable('checkout.providerSilent', {}, RETRY_SECONDS);
  // Covers payments in another currency, too, whose amount is not stored.
  if (reported === 'paid') throw conflict('checkout.otherAmount');
  return inTransaction(gateway.db, (trx) => giveUp(trx, gateway, attempt));
}

async function giveUp(
  trx: Trx,
  gateway: Gateway,
  { id, session_id }: AttemptRow,
): Promise<Answer<'abandonPayment'>> {
  const session = await lockSession(trx, session_id);
  await assertNothingReceived(trx, id);
  const now = gateway.now();
  if (!(await abandonAttempt(trx, id, now))) return { status: session.status };
  // Undefined for a session that has ended meanwhile, for example by an earlier attempt that was paid: it stays as it is.
  const next = stateAfter(session, now);
  const status = next ?? session.status;
  if (next) {
    const ended_at = next === 'expired' ? now : null;
    await trx
      .updateTable('checkout_sessions')
      .set({ status, ended_at })
      .where('id', '=', session.id)
      .execute();
  }
  if (next === 'expired') await enqueueExpiredWebhook(trx, session, now);
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

/** Throws 409 when another amount was received, which a notice may have reported during the request to the provider. */
async function assertNothingReceived(trx: Trx, id: string): Promise<void> {
  const { received_amount } = await trx
    .selectFrom('payment_attempts')
    .select('received_amount')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (received_amount !== null) throw conflict('checkout.otherAmount');
}

function stateAfter({ status, expires_at }: SessionRow, now: Date) {
  const event = expires_at > now ? 'attemptFailed' : 'timeElapsed';
  return nextSessionState(status, event);
}
