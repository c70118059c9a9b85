import { useCallback, useEffect, useRef, useState } from 'react';
import type { CheckoutApi } from '../api.ts';
import type { GatewayMessage } from '../i18n/translate.ts';
import type { PayRequest } from '../pay/pay-request.ts';
import type { Shop } from '../shop/shop.ts';
import type { PayOutcome } from './pay-outcome.ts';
import type { useCheckout } from './use-checkout.ts';
import { useSend } from './use-send.ts';

export type Pay = (request: PayRequest, method: string) => Promise<PayOutcome>;

/**
 * Codes of failures whose messages are not shown: they ask the customer to try again, although the payment may have been made.
 * The screen for an unknown outcome is shown instead.
 */
const SILENCE = ['checkout.providerSilent', 'network'];

const prevented: PayOutcome = { result: 'prevented', fields: [] };

/** Sends payments, one at a time, even if the customer submits repeatedly. */
export function usePay(
  api: CheckoutApi,
  shop: Shop,
  { step, dispatch, load }: ReturnType<typeof useCheckout>,
) {
  const [way, setWay] = useState<PayRequest['way']>();
  const [error, setError] = useState<GatewayMessage>();
  const flight = useRef(false);
  const { send, last } = useSend(api, shop, { dispatch, load, setError });

  const told = step === 'unknown' && SILENCE.includes(error?.code ?? '');
  useEffect(() => {
    if (told) setError(undefined);
  }, [told]);

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
