import { orderIdFrom } from '@daftar/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readFailure } from '../failure.ts';
import type { GatewayMessage } from '../i18n/translate.ts';
import type { Problem } from '../state/checkout-state.ts';
import type { LinkApi, LinkedPackage } from './link-api.ts';

const INVALID = 'This is not a valid link. Please contact your account manager';

/** Codes of links that can never be paid again. */
const INVALID_CODES = ['package.linkInvalid', 'package.missing'];

/** Loads the package of a payment link, and starts its payment. Repeated presses start only one payment. */
export function useLink(api: LinkApi, go: (address: string) => void) {
  const [sold, setSold] = useState<LinkedPackage>();
  const [problem, setProblem] = useState<Problem>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<GatewayMessage>();
  const [orderId] = useState(() => orderIdFrom(Date.now()));
  const flight = useRef(false);
  const key = useRef<{ value: string; order: string }>(undefined);

  const load = useCallback(async () => {
    setProblem(undefined);
    try {
      const found = await api.package();
      if (found.active) setSold(found);
      else setProblem({ message: INVALID, retryable: false });
    } catch (cause) {
      const failure = readFailure(cause);
      setProblem(
        isMissing(cause) || INVALID_CODES.includes(failure.code)
          ? { message: INVALID, retryable: false }
          : failure,
      );
    }
  }, [api]);
  useEffect(() => {
    void load();
  }, [load]);

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

/** Tells whether the link does not exist: the gateway responds with 404, or with 400 to a malformed id. */
function isMissing(cause: unknown): boolean {
  const status = typeof cause === 'object' && cause !== null && 'status' in cause ? cause.status : 0;
  return status === 404 || status === 400;
}
