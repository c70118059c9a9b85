import { orderIdFrom } from '@daftar/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readFailure } from '../failure.ts';
import type { GatewayMessage } from '../i18n/translate.ts';
import type { Problem } from '../state/checkout-state.ts';
import type { LinkApi, LinkedPackage } from './link-api.ts';

const INVALID = 'This is not a valid link. Please contact your account manager';

/** Loads the package of a payment link, and starts its payment: once, however often the customer presses. */
export function useLink(api: LinkApi, go: (address: string) => void) {
  const [sold, setSold] = useState<LinkedPackage>();
  const [problem, setProblem] = useState<Problem>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<GatewayMessage>();
  const [orderId] = useState(() => orderIdFrom(Date.now()));
  const flight = useRef(false);
  const key = useRef<{ value: string; msisdn: string }>(undefined);

  const load = useCallback(async () => {
    setProblem(undefined);
    try {
      const found = await api.package();
      if (found.active) setSold(found);
      else setProblem({ message: INVALID, retryable: false });
    } catch (cause) {
      const failure = readFailure(cause);
      const isUnknown = failure.definite && isMissing(cause);
      setProblem(isUnknown ? { message: INVALID, retryable: false } : failure);
    }
  }, [api]);
  useEffect(() => {
    void load();
  }, [load]);

  const start = async (msisdn: string): Promise<void> => {
    if (!sold || flight.current) return;
    flight.current = true;
    setBusy(true);
    setError(undefined);
    try {
      if (key.current?.msisdn !== msisdn) key.current = { value: crypto.randomUUID(), msisdn };
      go(await api.start(sold, { msisdn, orderId }, key.current.value));
    } catch (cause) {
      const failure = readFailure(cause);
      if (failure.definite) key.current = undefined;
      setError(failure);
      setBusy(false);
      flight.current = false;
    }
  };
  // The browser may show this page again, from its cache: the customer can go on once more.
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

/** Tells whether the gateway knows no such link: 404, or 400 for an id that cannot be one. */
function isMissing(cause: unknown): boolean {
  const status = typeof cause === 'object' && cause !== null && 'status' in cause ? cause.status : 0;
  return status === 404 || status === 400;
}
