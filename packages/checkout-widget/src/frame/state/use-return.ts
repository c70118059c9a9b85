import { times } from '@daftar/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CheckoutApi } from '../api.ts';
import { readFailure } from '../failure.ts';
import type { GatewayMessage } from '../i18n/translate.ts';
import { hasReturnAddress } from '../model.ts';
import type { Shop } from '../shop/shop.ts';
import type { CheckoutState } from './checkout-state.ts';
import type { useCheckout } from './use-checkout.ts';
import { useLeave } from './use-leave.ts';
import { useIsVisible, useSeenTime } from './use-seen-time.ts';

const noAddress = "Merchant's welcome page not configured";
/** Time for the customer to read 'Transaction successful'. */
const SUCCESS_MS = 2500;

/**
 * Returns the customer from the hosted page to the shop. When the customer has seen an in-page payment for 15 seconds, it records
 * the payment's status and navigates to the address in the gateway's response, unless the customer stops the countdown. The
 * countdown stands still while the page is hidden, because the customer may be in the wallet's app, and until the status has been
 * asked for after that. A payment that was declined meanwhile stays on the page with its reason. After a successful payment it navigates after 2.5 seconds. A payment restored by a reload waits for a press on the button. In an
 * embedded frame it does nothing, because the shop decides. Without an address of the merchant it does nothing, either.
 */
export function useReturn(
  api: CheckoutApi,
  shop: Shop,
  { state, load, isAsking }: Pick<ReturnType<typeof useCheckout>, 'state' | 'load' | 'isAsking'>,
) {
  const { session, service, attempt, fresh } = state;
  const { round, begin, stop } = useRound();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<GatewayMessage>();
  const { leave, hasLeft } = useLeave(shop);
  const pending = session?.status === 'pending' && attempt !== undefined && attempt.step !== 'redirect';
  // A customer who has paid another amount gets the time to read so.
  const isOther = session?.receivedAmount !== undefined;
  const canReturn = !shop.embedded && hasReturnAddress(session, service);
  const counting = canReturn && pending && fresh && !isOther && round !== undefined;
  const isVisible = useIsVisible();
  const seen = useSeenTime(counting ? round : undefined, !isVisible || isAsking);

  useEffect(() => {
    if (fresh && pending) begin();
    else stop();
  }, [fresh, pending, begin, stop]);

  const goBack = useCallback(async () => {
    if (busy || hasLeft.current || !session || !attempt) return;
    setBusy(true);
    stop();
    try {
      const url = await api.recordOutcome({ ...session, attempt });
      // The customer reads why the payment was declined, and can try again, before going back.
      if (await isDeclined(api)) await load();
      else if (url) leave(url);
      else setError({ message: noAddress });
    } catch (cause) {
      setError(readFailure(cause));
      // Restart the countdown, so that the page tries again even if the customer does nothing.
      begin();
    } finally {
      setBusy(false);
    }
  }, [api, busy, leave, load, begin, stop, hasLeft, attempt, session]);

  const seconds = counting ? Math.max(0, Math.ceil((times.paymentWait - seen) / 1000)) : undefined;
  useEffect(() => {
    if (seconds === 0) void goBack();
  }, [seconds, goBack]);

  useSuccessReturn(shop, state, leave);

  return {
    seconds,
    busy,
    error,
    clearError: () => setError(undefined),
    /** Undefined when the customer cannot return by this page. */
    goBack: canReturn ? goBack : undefined,
    leave,
    /** Stops the countdown; the customer can return with the button. */
    stay: stop,
  };
}

/** Numbers the rounds of a countdown; undefined while none runs. */
function useRound() {
  const [round, setRound] = useState<number>();
  const rounds = useRef(0);
  const begin = useCallback(() => {
    rounds.current += 1;
    setRound(rounds.current);
  }, []);
  const stop = useCallback(() => setRound(undefined), []);
  return { round, begin, stop };
}

/** Tells whether the payment was declined and the session can still be paid. */
async function isDeclined(api: CheckoutApi): Promise<boolean> {
  const { status, lastFailure } = await api.session();
  return status === 'open' && lastFailure !== undefined;
}

/** Navigates to the shop 2.5 seconds after a successful payment. */
function useSuccessReturn(shop: Shop, { session, fresh }: CheckoutState, leave: (url: string) => void): void {
  const paid = session?.status === 'paid';
  // Only a payment made while this page was open returns automatically. A session that was already paid shows a button.
  const returnUrl = session?.returnUrl;
  useEffect(() => {
    if (shop.embedded || !paid || !fresh || !returnUrl) return;
    const timer = setTimeout(() => leave(returnUrl), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [shop, paid, fresh, returnUrl, leave]);
}
