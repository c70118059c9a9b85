import { times } from '@daftar/domain';
import { useCallback, useEffect, useState } from 'react';
import type { CheckoutApi } from '../api.ts';
import { readFailure } from '../failure.ts';
import type { GatewayMessage } from '../i18n/translate.ts';
import { hasReturnAddress } from '../model.ts';
import type { Shop } from '../shop/shop.ts';
import type { CheckoutState } from './checkout-state.ts';
import { useLeave } from './use-leave.ts';
import { useNow } from './use-now.ts';

const noAddress = "Merchant's welcome page not configured";
/** Time for the customer to read 'Transaction successful'. */
const SUCCESS_MS = 2500;

/**
 * Returns the customer from the hosted page to the shop. 15 seconds after an in-page payment began, it records the
 * payment's status and navigates to the address in the gateway's response, unless the customer stops the countdown. After a
 * successful payment it navigates after 2.5 seconds. A payment restored by a reload waits for a press on the button. In an
 * embedded frame it does nothing, because the shop decides. Without an address of the merchant it does nothing, either.
 */
export function useReturn(api: CheckoutApi, shop: Shop, state: CheckoutState) {
  const { session, service, attempt, fresh } = state;
  const [since, setSince] = useState<number>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<GatewayMessage>();
  const { leave, hasLeft } = useLeave(shop);
  const pending = session?.status === 'pending' && attempt !== undefined && attempt.step !== 'redirect';
  // A customer who has paid another amount gets the time to read so.
  const isOther = session?.receivedAmount !== undefined;
  const canReturn = !shop.embedded && hasReturnAddress(session, service);
  const counting = canReturn && pending && fresh && !isOther && since !== undefined;
  const now = useNow(counting);

  useEffect(() => {
    setSince(fresh && pending ? Date.now() : undefined);
  }, [fresh, pending]);

  const goBack = useCallback(async () => {
    if (busy || hasLeft.current || !session || !attempt) return;
    setBusy(true);
    setSince(undefined);
    try {
      const url = await api.recordOutcome({ ...session, attempt });
      if (url) leave(url);
      else setError({ message: noAddress });
    } catch (cause) {
      setError(readFailure(cause));
      // Restart the countdown, so that the page tries again even if the customer does nothing.
      setSince(Date.now());
    } finally {
      setBusy(false);
    }
  }, [api, busy, leave, hasLeft, attempt, session]);

  const seconds = counting ? Math.max(0, Math.ceil((times.paymentWait - (now - since)) / 1000)) : undefined;
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
    stay: () => setSince(undefined),
  };
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
