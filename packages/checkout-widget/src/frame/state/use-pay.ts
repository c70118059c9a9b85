import { useEffect, useRef, useState } from 'react';
import type { CheckoutApi } from '../api.ts';
import type { GatewayMessage } from '../i18n/translate.ts';
import type { Session } from '../model.ts';
import type { PayRequest } from '../pay/pay-request.ts';
import type { Shop } from '../shop/shop.ts';
import type { PayOutcome } from './pay-outcome.ts';
import type { useCheckout } from './use-checkout.ts';
import { useSend } from './use-send.ts';

type Way = PayRequest['way'];
export type Pay = (request: PayRequest, method: string) => Promise<PayOutcome>;

/**
 * Codes of failures whose messages are not shown: they ask the customer to try again, although the payment may have been made.
 * The screen for an unknown outcome is shown instead.
 */
const SILENCE = ['checkout.providerSilent', 'network'];

const prevented: PayOutcome = { result: 'prevented', fields: [] };

/** Sends payments, one at a time, even if the customer submits repeatedly. */
export function usePay(api: CheckoutApi, shop: Shop, checkout: ReturnType<typeof useCheckout>) {
  const { step, dispatch } = checkout;
  const [way, setWay] = useState<Way>();
  const [error, setError] = useState<GatewayMessage>();
  const flight = useRef(false);
  const { send, sendAgain, last } = useSend(api, shop, { ...checkout, setError });

  const told = step === 'unknown' && SILENCE.includes(error?.code ?? '');
  useEffect(() => {
    if (told) setError(undefined);
  }, [told]);

  const fly = async (way: Way, method: string, begin: () => Promise<PayOutcome>): Promise<PayOutcome> => {
    if (flight.current) return prevented;
    flight.current = true;
    setError(undefined);
    try {
      if (!(await shop.ask('submit', { method }))) return prevented;
      setWay(way);
      dispatch({ type: 'sending', sending: true });
      return await begin();
    } finally {
      flight.current = false;
      setWay(undefined);
      dispatch({ type: 'sending', sending: false });
    }
  };
  const pay: Pay = (request, method) => fly(request.way, method, () => send(request, method));
  /** Sends the abandoned payment of a session again. */
  const payAgain = (session: Session, way: Way) => fly(way, 'MWallet', () => sendAgain(session, 'MWallet'));
  return {
    pay,
    payAgain,
    way,
    busy: way !== undefined,
    error: told ? undefined : error,
    clearError: () => setError(undefined),
    last,
  };
}
