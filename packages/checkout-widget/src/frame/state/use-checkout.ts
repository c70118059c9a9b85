import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { CheckoutApi } from '../api.ts';
import { readFailure } from '../failure.ts';
import {
  type CheckoutAction,
  type CheckoutState,
  initialState,
  reduceCheckout,
  stepOf,
} from './checkout-state.ts';

/**
 * Manages the session's state: reads it at the start, follows it while it can change, and reads it again when the page
 * becomes visible or online.
 */
export function useCheckout(api: CheckoutApi) {
  const [state, apply] = useReducer(reduceCheckout, initialState);
  const loaded = useRef(false);
  const changes = useRef(0);
  const paused = useRef(false);

  const dispatch = useCallback((action: CheckoutAction) => {
    if (['begun', 'paid', 'refused', 'abandoned'].includes(action.type)) changes.current += 1;
    apply(action);
  }, []);

  const load = useCallback(async () => {
    try {
      const seen = changes.current;
      const session = await api.session();
      // Ignore this response: the page has begun or ended a payment meanwhile, so it may be outdated. The session will be
      // read again.
      if (paused.current || seen !== changes.current) return;
      if (loaded.current) return dispatch({ type: 'read', session });
      const service = await api.service(session);
      loaded.current = true;
      dispatch({ type: 'loaded', session, service });
    } catch (cause) {
      // A page that already shows a session keeps showing it, because the session will be read again.
      if (!loaded.current) dispatch({ type: 'problem', problem: readFailure(cause) });
    }
  }, [api, dispatch]);

  /**
   * Makes a call that ends or begins a payment. Reads of the session that begin or end meanwhile are ignored: they would show
   * an abandoned payment as a failed one.
   */
  const undisturbed = useCallback(async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    paused.current = true;
    try {
      return await call();
    } finally {
      paused.current = false;
      changes.current += 1;
    }
  }, []);

  useEffect(() => {
    void load();
  }, [load]);

  const isAsking = useComingBack(api, state, load);

  const status = state.session?.status;
  const watching = loaded.current && status !== 'paid';
  useEffect(() => {
    if (!watching) return;
    const ended = new AbortController();
    api.watch(load, ended.signal);
    return () => ended.abort();
  }, [api, load, watching]);

  return { state, step: stepOf(state), dispatch, load, undisturbed, isAsking };
}

/**
 * Looks for news when the customer comes back to the page: makes the gateway ask the provider for an open payment's status, because
 * the payment may have been made in the wallet's app meanwhile, then reads the session. Returns true until the status is known.
 */
function useComingBack(api: CheckoutApi, state: CheckoutState, load: () => Promise<void>) {
  const [isAsking, setIsAsking] = useState(false);
  const latest = useRef(state);
  latest.current = state;
  const flight = useRef(false);
  const look = useCallback(async () => {
    const { session, attempt } = latest.current;
    if (session?.status !== 'pending' || !attempt) return load();
    // A browser reports the same return by several events.
    if (flight.current) return;
    flight.current = true;
    setIsAsking(true);
    try {
      // Without an answer, the page shows what the gateway knows.
      await api.check(session).catch(() => {});
      await load();
    } finally {
      flight.current = false;
      setIsAsking(false);
    }
  }, [api, load]);
  useEffect(() => {
    const unmounted = new AbortController();
    const wake = () => {
      if (document.visibilityState === 'visible') void look();
    };
    document.addEventListener('visibilitychange', wake, unmounted);
    for (const event of ['pageshow', 'online']) window.addEventListener(event, wake, unmounted);
    return () => unmounted.abort();
  }, [look]);
  return isAsking;
}
