import { useCallback, useEffect, useRef, useState } from 'react';
import type { CheckoutApi } from '../api.ts';
import { readFailure } from '../failure.ts';
import type { GatewayMessage } from '../i18n/translate.ts';
import type { PayRequest } from '../pay/pay-request.ts';
import type { Shop } from '../shop/shop.ts';
import type { useCheckout } from './use-checkout.ts';

/** The result of a submit. `fields` are the gateway's messages about single fields. */
export interface PayOutcome {
  result: 'begun' | 'refused' | 'failed' | 'prevented';
  fields: { field: string; message: string }[];
}

export type Pay = (request: PayRequest, method: string) => Promise<PayOutcome>;

/**
 * Codes of failures whose messages are not shown: they ask the customer to try again, although the payment may have been made.
 * The screen for an unknown outcome is shown instead.
 */
const SILENCE = ['checkout.providerSilent', 'network'];

const prevented: PayOutcome = { result: 'prevented', fields: [] };

/**
 * Sends payments, one at a time, even if the customer submits repeatedly. Keeps the attempt key until the gateway gives a
 * definite response, so that a repeated submit after a lost response does not start a second attempt.
 */
export function usePay(
  api: CheckoutApi,
  shop: Shop,
  { step, dispatch, load }: ReturnType<typeof useCheckout>,
) {
  const [way, setWay] = useState<PayRequest['way']>();
  const [error, setError] = useState<GatewayMessage>();
  const flight = useRef(false);
  const key = useRef<{ value: string; request: string }>(undefined);
  const last = useRef<{ request: PayRequest; method: string }>(undefined);

  const told = step === 'unknown' && SILENCE.includes(error?.code ?? '');
  useEffect(() => {
    if (told) setError(undefined);
  }, [told]);

  const send = useCallback(
    async (request: PayRequest, method: string): Promise<PayOutcome> => {
      try {
        const answer = await api.pay(request, keyFor(key, request));
        key.current = undefined;
        // A card's data is not kept for another attempt.
        last.current = 'card' in request ? undefined : { request, method };
        if ('message' in answer) {
          dispatch({ type: 'refused', message: answer.message });
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
      } catch (cause) {
        const failure = readFailure(cause);
        // After a rejection the next submit is a new attempt. After a lost response it repeats this attempt with the same
        // key.
        if (failure.definite) key.current = undefined;
        const { code, message, retryable, supportCode, fields } = failure;
        shop.emit('error', { code, message, retryable, supportCode });
        setError(failure);
        // Read the session again: it may have been paid in another tab, or expired.
        void load();
        return { result: 'failed', fields };
      }
    },
    [api, shop, dispatch, load],
  );

  const pay = useCallback<Pay>(
    async (request, method) => {
      if (flight.current) return prevented;
      flight.current = true;
      setError(undefined);
      try {
        if (!(await shop.ask('submit', { method }))) return prevented;
        setWay(request.way);
        dispatch({ type: 'sending', sending: true });
        return await send(request, method);
      } finally {
        flight.current = false;
        setWay(undefined);
        dispatch({ type: 'sending', sending: false });
      }
    },
    [shop, send, dispatch],
  );
  return {
    pay,
    way,
    busy: way !== undefined,
    error: told ? undefined : error,
    clearError: () => setError(undefined),
    last,
  };
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
