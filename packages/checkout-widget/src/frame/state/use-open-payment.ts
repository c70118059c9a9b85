import { useCallback, useState } from 'react';
import type { CheckoutApi } from '../api.ts';
import { readFailure } from '../failure.ts';
import { usualCode } from '../form/customer-values.ts';
import type { Text } from '../i18n/text.ts';
import type { GatewayMessage } from '../i18n/translate.ts';
import type { Attempt, Service } from '../model.ts';
import type { PayRequest } from '../pay/pay-request.ts';
import type { useCheckout } from './use-checkout.ts';
import type { usePay } from './use-pay.ts';

/** The actions that the customer has on an open payment. */
export interface OpenPayment {
  busy: boolean;
  /** The customer can choose another way to pay; otherwise only start the same one again. */
  hasChoice: boolean;
  error?: GatewayMessage | undefined;
  clearError: () => void;
  /** The message after the last press on 'I have paid'. */
  news?: Text | undefined;
  check: () => Promise<void>;
  /** Abandons the payment, so that the form appears again. */
  abandon: () => Promise<void>;
  /** The request that began the payment; undefined after a reload. */
  request?: PayRequest | undefined;
  /** Abandons the payment and begins another one. */
  replace: (request: PayRequest) => Promise<void>;
  /** Abandons the payment and sends it again with the details that the gateway has stored. */
  repeat: () => Promise<void>;
}

/** Provides the actions of a pending payment: check its status, abandon it, or begin another one instead. */
export function useOpenPayment(
  api: CheckoutApi,
  { state, dispatch, load, undisturbed }: ReturnType<typeof useCheckout>,
  { pay, payAgain, last }: ReturnType<typeof usePay>,
  hasChoice: boolean,
): OpenPayment {
  const { busy, error, news, setNews, clearError, run } = useOneAction(load);
  const { session, service, attempt } = state;
  const giveUp = async () => {
    if (!session) return undefined;
    const now = await undisturbed(() => api.abandon(session));
    dispatch({ type: 'abandoned', session: now });
    return now;
  };
  return {
    busy,
    hasChoice,
    error,
    clearError,
    news,
    check: () =>
      run(async () => {
        if (!session) return;
        await api.check(session);
        await load();
        setNews('We have not received the payment yet');
      }),
    abandon: () => run(async () => void (await giveUp())),
    request: last.current?.request,
    replace: (request) =>
      run(async () => {
        const { method } = last.current ?? {};
        const now = await giveUp();
        if (method && now?.status === 'open') await pay(request, method);
      }),
    repeat: () =>
      run(async () => {
        const now = await giveUp();
        if (now?.status === 'open') await payAgain(now, wayOf(attempt, service));
      }),
  };
}

/** Returns the way in which the gateway sends an attempt again: it repeats only codes and requests to wallets. */
function wayOf(attempt: Attempt | undefined, service: Service | undefined): PayRequest['way'] {
  if (attempt?.step === 'qr') return 'qr';
  return usualCode(service?.serviceProvider ?? '') === '92' ? 'wallet' : 'push';
}

/** Runs one action at a time. Reads the session again after a failure, because it may have changed. */
function useOneAction(load: () => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<GatewayMessage>();
  const [news, setNews] = useState<Text>();

  const run = useCallback(
    async (action: () => Promise<void>) => {
      if (busy) return;
      setBusy(true);
      setError(undefined);
      setNews(undefined);
      try {
        await action();
      } catch (cause) {
        setError(readFailure(cause));
        void load();
      } finally {
        setBusy(false);
      }
    },
    [busy, load],
  );
  return { busy, error, news, setNews, clearError: () => setError(undefined), run };
}
