import { useEffect, useRef } from 'react';
import type { PaymentDetail, SessionStatus } from '../../protocol.ts';
import type { Session } from '../model.ts';
import type { Shop } from '../shop/shop.ts';
import type { CheckoutState } from './checkout-state.ts';

/** Emits the session's events to the shop: each change of the status, and the reference and the outcome once. */
export function useShopEvents(shop: Shop, state: CheckoutState): void {
  const { session, attempt, failure, problem } = state;
  const status = session?.status;
  const number = attempt?.referenceNumber;
  const latest = useRef(state);
  latest.current = state;

  useEffect(() => {
    const { session, attempt } = latest.current;
    if (!session || !status) return;
    shop.emit('statechange', { status });
    const detail = paymentDetail(session, attempt?.referenceNumber);
    const outcome = outcomes[status];
    if (outcome === 'failed') shop.emit(outcome, { ...detail, message: 'Your transaction is failed' });
    else if (outcome) shop.emit(outcome, detail);
  }, [shop, status]);

  useEffect(() => {
    const { expiresAt } = latest.current.attempt ?? {};
    if (number)
      shop.emit('action', { type: 'reference', referenceNumber: number, ...(expiresAt && { expiresAt }) });
  }, [shop, number]);

  useEffect(() => {
    const { session } = latest.current;
    if (!failure || failure.isEarlier || !session) return;
    shop.emit('failed', {
      ...paymentDetail(session),
      message: failure.message || 'Your transaction is failed',
    });
  }, [shop, failure]);

  useEffect(() => {
    if (!problem) return;
    const { message, retryable, supportCode = '' } = problem;
    shop.emit('error', { code: 'session', message, retryable, supportCode });
  }, [shop, problem]);
}

const outcomes: Partial<Record<SessionStatus, 'succeeded' | 'failed' | 'expired'>> = {
  paid: 'succeeded',
  failed: 'failed',
  expired: 'expired',
};

export function paymentDetail(session: Session, referenceNumber?: string): PaymentDetail {
  const { sessionId, orderId, amount, currency, returnUrl } = session;
  return {
    sessionId,
    orderId,
    amount,
    currency,
    ...(referenceNumber && { referenceNumber }),
    ...(returnUrl && { returnUrl }),
  };
}
