import { orderIdFrom } from '@daftar/domain';
import { useEffect, useRef, useState } from 'react';
import { readFailure } from '../failure.ts';
import type { GatewayMessage } from '../i18n/translate.ts';
import type { LinkApi } from './link-api.ts';
import { useLinkedPackage } from './use-linked-package.ts';

/** Loads the package of a payment link, and starts its payment. Repeated presses start only one payment. */
export function useLink(api: LinkApi, go: (address: string) => void) {
  const { sold, problem, load } = useLinkedPackage(api);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<GatewayMessage>();
  const [orderId] = useState(() => orderIdFrom(Date.now()));
  const flight = useRef(false);
  const key = useRef<{ value: string; order: string }>(undefined);

  const start = async (msisdn: string, amount?: string): Promise<void> => {
    if (!sold || flight.current) return;
    flight.current = true;
    setBusy(true);
    setError(undefined);
    try {
      const order = { msisdn, orderId, ...(amount !== undefined && { amount }) };
      const text = JSON.stringify(order);
      if (key.current?.order !== text) key.current = { value: crypto.randomUUID(), order: text };
      go(await api.start(sold, order, key.current.value));
    } catch (cause) {
      const failure = readFailure(cause);
      if (failure.definite) key.current = undefined;
      setError(failure);
      setBusy(false);
      flight.current = false;
    }
  };
  // The browser may show this page again from its back/forward cache, so that the customer needs the button again.
  useEffect(() => {
    const shown = () => {
      flight.current = false;
      setBusy(false);
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);
  return { sold, problem, load, orderId, start, busy, error, clearError: () => setError(undefined) };
}
