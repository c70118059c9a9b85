import { times } from '@daftar/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CheckoutApi } from '../api.ts';
import { readFailure } from '../failure.ts';
import type { GatewayMessage } from '../i18n/translate.ts';
import type { Shop } from '../shop/shop.ts';
import type { CheckoutState } from './checkout-state.ts';
import { useNow } from './use-now.ts';

const noAddress = "Merchant's welcome page not configured";
/** Time to read 'Transaction successful'. */
const SUCCESS_MS = 2500;

/**
 * Returns the customer from the hosted page to the shop. 15 seconds after the reference was issued, it records the
 * payment's status and goes to the address in the gateway's answer. After a payment it goes after 2.5 seconds. A
 * reference restored by a reload waits for the customer's press. In an embedded frame it does nothing: the shop decides.
 */
export function useReturn(api: CheckoutApi, shop: Shop, state: CheckoutState) {
  const { session, reference, fresh } = state;
  const [since, setSince] = useState<number>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<GatewayMessage>();
  const hasLeft = useRef(false);
  const paid = session?.status === 'paid';
  const pending = session?.status === 'pending' && reference !== undefined;
  const counting = !shop.embedded && pending && fresh && since !== undefined;
  const now = useNow(counting);

  useEffect(() => {
    if (fresh) setSince(Date.now());
  }, [fresh]);

  const leave = useCallback(
    (url: string) => {
      if (hasLeft.current) return;
      hasLeft.current = true;
      shop.emit('redirect', { url });
    },
    [shop],
  );

  const goBack = useCallback(async () => {
    if (busy || hasLeft.current || !session || !reference) return;
    setBusy(true);
    setSince(undefined);
    try {
      const url = await api.recordOutcome(session, reference);
      if (url) leave(url);
      else setError({ message: noAddress });
    } catch (cause) {
      setError(readFailure(cause));
      // Restart the countdown, so that an unattended page tries again.
      setSince(Date.now());
    } finally {
      setBusy(false);
    }
  }, [api, busy, leave, reference, session]);

  const seconds = counting ? Math.max(0, Math.ceil((times.paymentWait - (now - since)) / 1000)) : undefined;
  useEffect(() => {
    if (seconds === 0) void goBack();
  }, [seconds, goBack]);

  // Only a payment made while this page waited returns by itself. A session that was already paid shows a button.
  const returnUrl = session?.returnUrl;
  useEffect(() => {
    if (shop.embedded || !paid || !fresh || !returnUrl) return;
    const timer = setTimeout(() => leave(returnUrl), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [shop, paid, fresh, returnUrl, leave]);

  return { seconds, busy, error, clearError: () => setError(undefined), goBack, leave };
}
