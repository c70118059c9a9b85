import { useCallback, useEffect, useRef, useState } from 'react';
import type { CheckoutApi } from '../api.ts';
import { readFailure } from '../failure.ts';
import type { Shop } from '../shop/shop.ts';
import type { CheckoutState } from './checkout-state.ts';
import { useNow } from './use-now.ts';

const WAIT_SECONDS = 15;
const noAddress = "Merchant's welcome page not configured";
/** Long enough to read 'Transaction successful'. */
const SUCCESS_MS = 2500;

/**
 * The hosted page's way back: 15 seconds after the reference was issued the status is asked for and recorded, and the
 * browser goes where the gateway's answer says. Paid goes at once. A reference found again after a reload waits for the
 * customer; embedded, the shop decides and nothing here runs.
 */
export function useReturn(api: CheckoutApi, shop: Shop, state: CheckoutState) {
  const { session, reference, fresh } = state;
  const [since, setSince] = useState<number>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const left = useRef(false);
  const paid = session?.status === 'paid';
  const pending = session?.status === 'pending' && reference !== undefined;
  const counting = !shop.embedded && pending && fresh && since !== undefined;
  const now = useNow(counting);

  useEffect(() => {
    if (fresh) setSince(Date.now());
  }, [fresh]);

  const leave = useCallback(
    (url: string) => {
      if (left.current) return;
      left.current = true;
      shop.emit('redirect', { url });
    },
    [shop],
  );

  const goBack = useCallback(async () => {
    if (busy || left.current || !session || !reference) return;
    setBusy(true);
    setSince(undefined);
    try {
      const url = await api.settle(session, reference);
      if (url) leave(url);
      else setError(noAddress);
    } catch (cause) {
      setError(readFailure(cause).message);
      // The wait starts again, so that a page nobody touches still finds its way back.
      setSince(Date.now());
    } finally {
      setBusy(false);
    }
  }, [api, busy, leave, reference, session]);

  const seconds = counting ? Math.max(0, Math.ceil(WAIT_SECONDS - (now - since) / 1000)) : undefined;
  useEffect(() => {
    if (seconds === 0) void goBack();
  }, [seconds, goBack]);

  // Paid while this page waited goes back by itself; a page that found it paid offers a button.
  const returnUrl = session?.returnUrl;
  useEffect(() => {
    if (shop.embedded || !paid || !fresh || !returnUrl) return;
    const timer = setTimeout(() => leave(returnUrl), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [shop, paid, fresh, returnUrl, leave]);

  return { seconds, busy, error, clearError: () => setError(''), goBack, leave };
}
