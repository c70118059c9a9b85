import {
  type AttemptEvent,
  type AttemptState,
  isLatePayment,
  nextAttemptState,
  nextSessionState,
  type SessionEvent,
} from '@daftar/domain';
import { audit } from '../../audit/record.ts';
import { says } from '../../audit/says.ts';
import { newId } from '../../basics/ids.ts';
import { inTransaction, type Trx } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { enqueueWebhook } from '../../webhooks/enqueue.ts';
import { keptCustomer, mailReceipt } from './mail-receipt.ts';
import type { Proof } from './proof.ts';
import {
  type AttemptRow,
  findService,
  lockSession,
  type ServiceRow,
  type SessionRow,
  webhookTarget,
} from './store.ts';
import { writeTransaction } from './write-transaction.ts';

export interface Ended {
  session: SessionRow;
  attempt: AttemptRow;
  /** False when the attempt had ended before and nothing was written. */
  changed: boolean;
}

/**
 * Ends an attempt on proof: writes attempt, session, transaction, postings, webhook and audit entry in one commit. A
 * second call with the same proof changes nothing.
 */
export async function endAttempt(
  gateway: Gateway,
  attempt: Pick<AttemptRow, 'id' | 'session_id'>,
  proof: Proof,
): Promise<Ended> {
  return inTransaction(gateway.db, async (trx) => {
    const session = await lockSession(trx, attempt.session_id);
    const current = await trx
      .selectFrom('payment_attempts')
      .selectAll()
      .where('id', '=', attempt.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const state = nextAttemptState(current.status, attemptEvent(current.status, proof));
    if (state === undefined) return { session, attempt: current, changed: false };
    return apply(trx, gateway, session, current, state, proof);
  });
}

async function apply(
  trx: Trx,
  gateway: Gateway,
  session: SessionRow,
  attempt: AttemptRow,
  state: AttemptState,
  proof: Proof,
): Promise<Ended> {
  const now = gateway.now();
  const service = await findService(trx, session.service_id);
  if (!service) throw new Error(`Session ${session.id} has no service`);
  const ended = await trx
    .updateTable('payment_attempts')
    .set({
      status: state,
      failure: proof.state === 'failed' ? proof.reason.slice(0, 300) : null,
      ...(proof.state === 'paid' && {
        provider_reference: proof.providerReference,
        receipt_id: newId('rcp'),
      }),
      customer: keptCustomer(attempt),
      checked_at: now,
      ended_at: now,
    })
    .where('id', '=', attempt.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const isGivenUp = attempt.abandoned_at !== null && proof.state !== 'paid';
  const moved = isGivenUp ? { session, late: false } : await moveSession(trx, session, proof, now);
  const transaction = await writeTransaction(trx, gateway, {
    session: moved.session,
    attempt: ended,
    wasOpen: attempt.status === 'created' || attempt.status === 'pending',
    service,
    proof,
    now,
  });
  if (proof.state === 'paid') await mailReceipt(trx, gateway, session, attempt);
  const duplicate = proof.state === 'paid' && session.status === 'paid';
  if (duplicate)
    gateway.log.error(
      { session: session.id, attempt: attempt.id, transaction: transaction.id },
      'an order was paid twice: please refund the second payment',
    );
  // No event for an attempt that the customer abandoned, because the session has continued without it.
  const type = isGivenUp ? undefined : eventOf(moved.session, proof, moved.late || duplicate);
  if (type)
    await tellMerchant(
      trx,
      moved.session,
      service,
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
    ...says(moved.late ? 'history.latePayment' : 'history.payment', {
      order: session.order_id,
      state: proof.state,
    }),
    before: { status: session.status },
    after: { status: moved.session.status, transaction: transaction.id },
    at: now,
  });
  return { session: moved.session, attempt: ended, changed: true };
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
  const updated = await trx
    .updateTable('checkout_sessions')
    .set({ status, late: session.late || late, ended_at: status === 'open' ? null : now })
    .where('id', '=', session.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { session: updated, late };
}

type Announcement = 'payment.succeeded' | 'payment.late' | 'payment.failed' | 'payment.expired';

/** Returns the webhook's type; undefined when an attempt fails on an order that is already paid. */
function eventOf(session: SessionRow, proof: Proof, late: boolean): Announcement | undefined {
  if (proof.state === 'paid') return late ? 'payment.late' : 'payment.succeeded';
  if (session.status === 'paid') return undefined;
  return session.status === 'expired' ? 'payment.expired' : 'payment.failed';
}

async function tellMerchant(
  trx: Trx,
  session: SessionRow,
  service: ServiceRow,
  proof: Proof,
  told: { type: Announcement; transactionId: string; duplicate: boolean },
  now: Date,
): Promise<void> {
  await enqueueWebhook(trx, {
    userTypeId: session.user_type_id,
    serviceId: service.id,
    type: told.type,
    url: webhookTarget(session, service),
    data: {
      sessionId: session.id,
      serviceId: service.service_id,
      orderId: session.order_id,
      transactionId: told.transactionId,
      amount: Number(session.amount),
      currency: session.currency,
      status: proof.state === 'paid' ? 'SUCCESS' : 'FAILED',
      ...(told.duplicate && { duplicate: true }),
    },
    now,
  });
}
