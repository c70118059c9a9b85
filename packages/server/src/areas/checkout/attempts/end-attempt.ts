import {
  type AttemptEvent,
  type AttemptState,
  fromMajor,
  isCurrency,
  isLatePayment,
  type Money,
  maskCardNumbers,
  nextAttemptState,
  nextSessionState,
  type SessionEvent,
  toDecimalString,
  toMajorNumber,
} from '@daftar/domain';
import { type HistoryMessage, historyMessage } from '../../../audit/history-message.ts';
import { audit } from '../../../audit/record.ts';
import { newId, randomDigits } from '../../../basics/ids.ts';
import { notFound } from '../../../basics/problems.ts';
import { inOneTrip } from '../../../db/in-one-trip.ts';
import { later } from '../../../db/send-together.ts';
import { inTransaction, type Trx } from '../../../db/transaction.ts';
import type { Gateway } from '../../../gateway.ts';
import { REFERENCE_DIGITS } from '../../../providers/our-reference.ts';
import type { PaidTransaction } from '../../../providers/payment-status.ts';
import { activeEndpoints, type Endpoint, enqueueWebhook } from '../../../webhooks/enqueue.ts';
import type { Proof } from '../proof.ts';
import { sessionEventData } from '../session-event-data.ts';
import {
  type AttemptRow,
  isPaidElsewhere,
  paymentOfOrder,
  type ServiceRow,
  type SessionRow,
  serviceOfSession,
  sessionToLock,
  webhookTarget,
} from '../store.ts';
import { keptCustomer, mailReceipt } from './mail-receipt.ts';
import { countEnd } from './payment-tries.ts';
import { takeOrder } from './take-order.ts';
import { writeTransaction } from './write-transaction.ts';

export interface Ended {
  session: SessionRow;
  attempt: AttemptRow;
  /** False when the attempt had ended before and nothing was written. */
  changed: boolean;
}

/**
 * Ends an attempt whose outcome is proven: writes attempt, session, transaction, postings, webhook and audit entry in one
 * commit. A second call with the same proof changes nothing. `also` runs in the same commit, even if the attempt had ended
 * before.
 */
export async function endAttempt(
  gateway: Gateway,
  attempt: Pick<AttemptRow, 'id' | 'session_id'>,
  proof: Proof,
  also?: (trx: Trx) => Promise<void>,
): Promise<Ended> {
  return inTransaction(gateway.db, async (trx) => {
    const [[session], [current], [service], endpoints] = await inOneTrip(trx, rowsOf(trx, attempt));
    if (!session || !current) throw notFound();
    await also?.(trx);
    if (!service) throw new Error(`Session ${session.id} has no service`);
    const known = { session, attempt: current, service, endpoints };
    const state = nextAttemptState(current.status, attemptEvent(current.status, proof));
    if (state !== undefined) {
      await countEnd(trx, gateway, current, state);
      const ended = await apply(trx, gateway, known, state, proof);
      await addReceived(trx, gateway, { ...known, ...ended }, proof);
      return ended;
    }
    const further = proof.state === 'paid' && (await addFurther(trx, gateway, known, proof));
    return further || { session, attempt: current, changed: false };
  });
}

/**
 * Stores what a payment provider took for an order that is paid already, if that is another transaction than the stored one: as an
 * attempt and a transaction of its own, with its own amount, so that it can be refunded. Locks the session.
 */
export async function addFurtherPayment(
  trx: Trx,
  gateway: Gateway,
  attempt: Pick<AttemptRow, 'id' | 'session_id'>,
  payment: PaidTransaction,
): Promise<void> {
  const [[session], [current], [service], endpoints] = await inOneTrip(trx, rowsOf(trx, attempt));
  if (!session || !current || !service) throw notFound();
  await addFurther(
    trx,
    gateway,
    { session, attempt: current, service, endpoints },
    { state: 'paid', ...payment },
  );
}

type PaidProof = Extract<Proof, { state: 'paid' }>;

/** Adds a further payment once. Returns undefined when the proof is about a stored payment. */
async function addFurther(
  trx: Trx,
  gateway: Gateway,
  known: Known,
  proof: PaidProof,
): Promise<Ended | undefined> {
  const { session, attempt } = known;
  const { providerReference } = proof;
  if (attempt.status !== 'paid' || attempt.provider_reference === null) return undefined;
  if (!gateway.providerFor(attempt.provider)?.takesOrdersTwice) return undefined;
  if (await paymentOfOrder(trx, attempt, providerReference)) return undefined;
  const now = gateway.now();
  const amount = proof.amount ?? amountOf(session);
  const row: AttemptRow = {
    ...attempt,
    ...{ id: newId('att'), merchant_ref_number: randomDigits(REFERENCE_DIGITS) },
    ordered_as: attempt.ordered_as ?? attempt.merchant_ref_number,
    ...{ received_amount: toDecimalString(amount), received_currency: amount.currency },
    ...{ received_reference: null, reference_number: null, reference_expires_at: null, answer: null },
    ...{ failure: null, charging_until: null, abandoned_at: null, receipt_id: null, created_at: now },
  };
  await trx
    .insertInto('payment_attempts')
    .values({
      ...row,
      provider_reference: providerReference,
      customer: JSON.stringify(row.customer),
      answer: null,
    })
    .execute();
  const opened: AttemptRow = { ...row, status: 'pending' };
  return apply(trx, gateway, { ...known, attempt: opened }, 'paid', { ...proof, amount });
}

/**
 * Adds the payment of another amount that was received for the attempt before it was paid, if that was another transaction: the
 * provider has both.
 */
async function addReceived(trx: Trx, gateway: Gateway, known: Known, proof: Proof): Promise<void> {
  const { received_reference: reference, received_amount: amount, received_currency } = known.attempt;
  const currency = received_currency ?? known.session.currency;
  if (proof.state !== 'paid' || amount === null || reference === null || !isCurrency(currency)) return;
  if (reference === proof.providerReference) return;
  await addFurther(trx, gateway, known, {
    state: 'paid',
    providerReference: reference,
    amount: fromMajor(amount, currency),
  });
}

const amountOf = ({ amount, currency }: SessionRow): Money => {
  if (!isCurrency(currency)) throw new Error(`Unknown currency ${currency}`);
  return fromMajor(amount, currency);
};

/** The statements that lock session and attempt, and read service and endpoints. */
const rowsOf = (trx: Trx, attempt: Pick<AttemptRow, 'id' | 'session_id'>) =>
  [
    sessionToLock(trx, attempt.session_id),
    trx.selectFrom('payment_attempts').selectAll().where('id', '=', attempt.id).forUpdate(),
    serviceOfSession(trx, attempt.session_id),
    activeEndpoints(trx).where('user_type_id', '=', (eb) =>
      eb
        .selectFrom('checkout_sessions')
        .select('checkout_sessions.user_type_id')
        .where('checkout_sessions.id', '=', attempt.session_id),
    ),
  ] as const;

/** The rows that are read at the beginning of the transaction. */
interface Known {
  session: SessionRow;
  attempt: AttemptRow;
  service: ServiceRow;
  endpoints: Endpoint[];
}

async function apply(
  trx: Trx,
  gateway: Gateway,
  { session, attempt, service, endpoints }: Known,
  state: AttemptState,
  proof: Proof,
): Promise<Ended> {
  const now = gateway.now();
  const isOtherPaid =
    proof.state === 'paid' ? await takeOrder(trx, session, now) : await isPaidElsewhere(trx, session);
  const ended = await storeEnd(trx, gateway, { session, attempt }, state, proof);
  const isGivenUp = attempt.abandoned_at !== null && proof.state !== 'paid';
  const moved = isGivenUp ? { session, late: false } : await moveSession(trx, session, proof, now);
  const duplicate = proof.state === 'paid' && (session.status === 'paid' || isOtherPaid);
  const transaction = await writeTransaction(trx, gateway, {
    session: moved.session,
    attempt: ended,
    wasOpen: attempt.status === 'created' || attempt.status === 'pending',
    service,
    proof,
    duplicate,
    now,
  });
  if (proof.state === 'paid') await mailReceipt(trx, gateway, session, attempt);
  if (duplicate)
    gateway.log.error(
      { session: session.id, attempt: attempt.id, transaction: transaction.id },
      'an order was paid twice: please refund the second payment',
    );
  // No event for an attempt that the customer abandoned, because the session has continued without it, nor for one that fails
  // while another session of the order is paid.
  const isUnheard = isGivenUp || (proof.state !== 'paid' && isOtherPaid);
  const type = isUnheard ? undefined : eventOf(moved.session, proof, moved.late || duplicate);
  if (type)
    await tellMerchant(
      trx,
      { session: moved.session, service, endpoints },
      proof,
      { type, transactionId: transaction.id, duplicate },
      now,
    );
  await audit(trx, {
    userTypeId: session.user_type_id,
    actor: { id: attempt.provider, name: attempt.provider },
    action: `payment.${proof.state}`,
    kind: 'checkout-session',
    recordId: session.id,
    ...historyOf(session, proof, { isLate: moved.late, duplicate }),
    before: { status: session.status },
    after: { status: moved.session.status, transaction: transaction.id },
    at: now,
  });
  return { session: moved.session, attempt: ended, changed: true };
}

function historyOf(
  { order_id: order, amount, currency }: SessionRow,
  proof: Proof,
  { isLate, duplicate }: { isLate: boolean; duplicate: boolean },
): HistoryMessage {
  if (proof.state === 'paid' && duplicate)
    return historyMessage('history.paidTwice', {
      order,
      amount: proof.amount ? toDecimalString(proof.amount) : amount,
      currency: proof.amount?.currency ?? currency,
    });
  return historyMessage(isLate ? 'history.latePayment' : 'history.payment', { order, state: proof.state });
}

const SEARCH_AFTER_MS = 3_600_000;

/**
 * Returns when the order of an attempt that is being paid is searched for further payments: an hour after a customer could begin to
 * pay, or pay a reference. Null for a provider that takes an order once.
 */
function searchTime(
  { providerFor, now }: Gateway,
  { expires_at }: SessionRow,
  { provider, ordered_as, reference_expires_at }: AttemptRow,
): Date | null {
  if (ordered_as !== null || !providerFor(provider)?.takesOrdersTwice) return null;
  const last = Math.max(now().getTime(), expires_at.getTime(), reference_expires_at?.getTime() ?? 0);
  return new Date(last + SEARCH_AFTER_MS);
}

/** Stores the attempt's end, and returns the attempt as it is then. */
async function storeEnd(
  trx: Trx,
  gateway: Gateway,
  { session, attempt }: Pick<Known, 'session' | 'attempt'>,
  status: AttemptState,
  proof: Proof,
): Promise<AttemptRow> {
  const now = gateway.now();
  const customer = keptCustomer(attempt);
  const change = {
    status,
    failure: proof.state === 'failed' ? maskCardNumbers(proof.reason).slice(0, 300) : null,
    ...(proof.state === 'paid' && {
      provider_reference: proof.providerReference,
      receipt_id: newId('rcp'),
      search_at: searchTime(gateway, session, attempt),
    }),
    checked_at: now,
    ended_at: now,
  };
  await trx
    .updateTable('payment_attempts')
    .set({ ...change, customer: JSON.stringify(customer) })
    .where('id', '=', attempt.id)
    .modifyEnd(later)
    .execute();
  return { ...attempt, ...change, customer };
}

function attemptEvent(status: AttemptState, proof: Proof): AttemptEvent {
  if (proof.state === 'paid') return 'paymentVerified';
  if (proof.state === 'expired') return 'timeElapsed';
  return status === 'created' ? 'refused' : 'paymentFailed';
}

function sessionEvent(session: SessionRow, proof: Proof, now: Date): SessionEvent {
  if (proof.state === 'paid') return 'paymentVerified';
  if (session.expires_at > now) return 'attemptFailed';
  return proof.state === 'expired' ? 'timeElapsed' : 'lastAttemptFailed';
}

async function moveSession(trx: Trx, session: SessionRow, proof: Proof, now: Date) {
  const status = nextSessionState(session.status, sessionEvent(session, proof, now)) ?? session.status;
  const late = proof.state === 'paid' && isLatePayment(session.status);
  if (status === session.status) return { session, late };
  const change = { status, late: session.late || late, ended_at: status === 'open' ? null : now };
  await trx
    .updateTable('checkout_sessions')
    .set(change)
    .where('id', '=', session.id)
    .modifyEnd(later)
    .execute();
  return { session: { ...session, ...change }, late };
}

type Announcement = 'payment.succeeded' | 'payment.late' | 'payment.failed' | 'payment.expired';

/** Returns the webhook's type; undefined when an attempt fails on an order that is already paid. */
function eventOf(session: SessionRow, proof: Proof, late: boolean): Announcement | undefined {
  if (proof.state === 'paid') return late ? 'payment.late' : 'payment.succeeded';
  if (session.status === 'paid') return undefined;
  return session.status === 'expired' ? 'payment.expired' : 'payment.failed';
}

/** Returns the amount of an event: the session's, or the amount of a second payment. */
function paidAmount(session: SessionRow, proof: Proof) {
  const paid = (proof.state === 'paid' && proof.amount) || amountOf(session);
  return { amount: toMajorNumber(paid), currency: paid.currency };
}

async function tellMerchant(
  trx: Trx,
  { session, service, endpoints }: Omit<Known, 'attempt'>,
  proof: Proof,
  event: { type: Announcement; transactionId: string; duplicate: boolean },
  now: Date,
): Promise<void> {
  await enqueueWebhook(
    trx,
    {
      userTypeId: session.user_type_id,
      serviceId: service.id,
      type: event.type,
      url: webhookTarget(session, service),
      data: {
        ...sessionEventData(session, service),
        transactionId: event.transactionId,
        ...paidAmount(session, proof),
        status: proof.state === 'paid' ? 'SUCCESS' : 'FAILED',
        ...(event.duplicate && { duplicate: true }),
      },
      now,
    },
    endpoints,
  );
}
