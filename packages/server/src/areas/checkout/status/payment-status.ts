import { notFound } from '../../../basics/problems.ts';
import type { Answer, Body } from '../../../contract/operation-types.ts';
import type { Db } from '../../../db/transaction.ts';
import type { Gateway } from '../../../gateway.ts';
import { present } from '../../../records/present.ts';
import { canBePaid, checkAttempt, isEnded } from '../attempts/check-attempt.ts';
import { returnAddress } from '../sessions/return-address.ts';
import {
  type AttemptRow,
  findAttempt,
  findServiceById,
  findSession,
  findSessionOfOrder,
  newestAttempt,
  type SessionRow,
} from '../store.ts';
import { ORDER_STATUS } from './order-status.ts';

/** Minimum time between two status requests to the payment provider about one attempt, however many pages request it. */
const ASK_EVERY_MS = 2_000;

/**
 * Returns the attempt and its session. Requests the status from the payment provider first, unless the attempt has ended or
 * its status was requested a moment ago. `until: 'paid'` also requests it for an attempt that failed or expired, because
 * customers who come back from a provider's page may have paid there afterwards.
 */
export async function refreshAttempt(
  gateway: Gateway,
  db: Db,
  attempt: AttemptRow,
  { until = 'ended' }: { until?: 'ended' | 'paid' } = {},
): Promise<{ session: SessionRow; attempt: AttemptRow }> {
  const session = await findSession(db, attempt.session_id);
  const service = session && (await findServiceById(db, session.service_id));
  if (!session || !service) throw notFound('payment.missing');
  const provider = gateway.providerFor(attempt.provider);
  const isDecided = until === 'paid' ? !canBePaid(attempt) : isEnded(attempt);
  if (isDecided || !provider) return { session, attempt };
  // The call that requested the status a moment ago may have ended the attempt.
  if (!(await mayAsk(gateway, db, attempt.id))) return latest(db, attempt);
  const ended = await checkAttempt(gateway, provider, attempt);
  return { session: ended.session, attempt: ended.attempt };
}

async function latest(db: Db, { session_id, merchant_ref_number }: AttemptRow) {
  const [session, attempt] = [await findSession(db, session_id), await findAttempt(db, merchant_ref_number)];
  if (!session || !attempt) throw notFound('payment.missing');
  return { session, attempt };
}

/** Tells whether this call may request the status: of all concurrent calls, one may. */
async function mayAsk(gateway: Gateway, db: Db, attemptId: string): Promise<boolean> {
  const now = gateway.now();
  const { numUpdatedRows } = await db
    .updateTable('payment_attempts')
    .set({ checked_at: now })
    .where('id', '=', attemptId)
    .where((eb) =>
      eb.or([eb('checked_at', 'is', null), eb('checked_at', '<=', new Date(now.getTime() - ASK_EVERY_MS))]),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

async function statusWire(gateway: Gateway, db: Db, session: SessionRow, attempt: AttemptRow) {
  const service = await findServiceById(db, session.service_id);
  const address = service && (await returnAddress(gateway, db, session, service, attempt));
  return {
    orderStatus: ORDER_STATUS[attempt.status],
    paymentAmount: Number(session.amount),
    merchantRefNumber: attempt.merchant_ref_number,
    statusCode: 200,
    ...present('referenceNumber', attempt.reference_number),
    ...present('returnUrl', address),
  };
}

/**
 * Handles `/mena/payment-status`. The request identifies the payment by the merchantRefNumber from the charge's response,
 * which nobody can guess.
 */
export async function paymentStatus(gateway: Gateway, db: Db, body: Body<'getPaymentStatus'>) {
  const found = await findAttempt(db, body.referanceNumber);
  if (!found || isOther(body.sessionId, found.session_id)) throw notFound('payment.missing');
  const { session, attempt } = await refreshAttempt(gateway, db, found);
  return statusWire(gateway, db, session, attempt);
}

/**
 * Handles `/mena/3D-secure/update-status`: requests the status from the payment provider and ignores the browser's claim. An
 * order id can be guessed, so only callers that send the session or the attempt get more than the bare status.
 */
export async function updateStatus(
  gateway: Gateway,
  db: Db,
  body: Body<'updateCardStatus'>,
): Promise<Answer<'updateCardStatus'>> {
  const ordered = await findSessionOfOrder(db, body);
  const newest = ordered && (await newestAttempt(db, ordered.id));
  if (!newest || isOther(body.sessionId, newest.session_id)) throw notFound('payment.missing');
  const isKnown =
    body.sessionId === newest.session_id || body.merchantRefNumber === newest.merchant_ref_number;
  return freshStatus(gateway, db, newest, isKnown);
}

/**
 * Returns a payment's current status for the page that the customer came back to. Callers who do not know the session or attempt
 * get only the bare status.
 */
export async function freshStatus(gateway: Gateway, db: Db, found: AttemptRow, isKnown: boolean) {
  const { session, attempt } = await refreshAttempt(gateway, db, found, { until: 'paid' });
  return isKnown ? statusWire(gateway, db, session, attempt) : { orderStatus: ORDER_STATUS[attempt.status] };
}

const isOther = (sent: string | undefined, sessionId: string): boolean =>
  sent !== undefined && sent !== sessionId;
