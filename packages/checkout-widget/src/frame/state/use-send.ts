import { useRef } from 'react';
import type { CheckoutApi } from '../api.ts';
import { readFailure } from '../failure.ts';
import type { GatewayMessage } from '../i18n/translate.ts';
import type { Session } from '../model.ts';
import type { PayRequest } from '../pay/pay-request.ts';
import type { Shop } from '../shop/shop.ts';
import type { PayOutcome } from './pay-outcome.ts';
import type { useCheckout } from './use-checkout.ts';

type Checkout = Pick<ReturnType<typeof useCheckout>, 'dispatch' | 'load' | 'undisturbed'>;

/**
 * Sends a payment to the gateway, or an abandoned one again. Keeps the attempt key until the gateway gives a definite
 * response, so that a repeated submit after a lost response does not start a second attempt.
 */
export function useSend(
  api: CheckoutApi,
  shop: Shop,
  { dispatch, load, undisturbed, setError }: Checkout & { setError: (error: GatewayMessage) => void },
) {
  const key = useRef<{ value: string; request: string }>(undefined);
  const last = useRef<{ request: PayRequest; method: string }>(undefined);

  const reportFailure = async (begin: () => Promise<PayOutcome>): Promise<PayOutcome> => {
    try {
      return await begin();
    } catch (cause) {
      const failure = readFailure(cause);
      // After a rejection the next submit is a new attempt. After a lost response it repeats this attempt with the same key.
      if (failure.definite) key.current = undefined;
      const { code, message, retryable, supportCode, fields } = failure;
      shop.emit('error', { code, message, retryable, supportCode });
      setError(failure);
      // Read the session again: it may have been paid in another tab, or expired.
      void load();
      return { result: 'failed', fields };
    }
  };
  const send = (request: PayRequest, method: string) =>
    reportFailure(async () => {
      const answer = await api.pay(request, keyFor(key, request));
      key.current = undefined;
      // A card's data is not kept for another attempt.
      last.current = 'card' in request ? undefined : { request, method };
      return applyAnswer(answer, method, shop, { dispatch, load });
    });
  const sendAgain = (session: Session, method: string) =>
    reportFailure(async () => {
      const answer = await undisturbed(() => api.repeat(session));
      if ('message' in answer) return applyAnswer(answer, method, shop, { dispatch, load });
      dispatch({ type: 'read', session: answer });
      return { result: 'begun', fields: [] };
    });
  return { send, sendAgain, last };
}

/** Applies the gateway's answer to the checkout. Navigates to the provider's page if the answer names one. */
function applyAnswer(
  answer: Awaited<ReturnType<CheckoutApi['pay']>>,
  method: string,
  shop: Shop,
  { dispatch, load }: Pick<Checkout, 'dispatch' | 'load'>,
): PayOutcome {
  if ('message' in answer) {
    dispatch({ type: 'refused', message: answer.message, method });
    void load();
    return { result: 'refused', fields: [] };
  }
  if ('paid' in answer) {
    dispatch({ type: 'paid' });
    void load();
    return { result: 'begun', fields: [] };
  }
  dispatch({ type: 'begun', attempt: answer.attempt });
  const { redirectLink: url } = answer.attempt;
  if (url) shop.emit('redirect', { url });
  return { result: 'begun', fields: [] };
}

/** Returns the key of the current attempt, or a new key if the request has changed. */
function keyFor(
  key: { current?: { value: string; request: string } | undefined },
  request: PayRequest,
): string {
  const text = JSON.stringify(request);
  if (key.current?.request !== text) key.current = { value: crypto.randomUUID(), request: text };
  return key.current.value;
}
