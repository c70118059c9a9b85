import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { CheckoutApi } from '../api.ts';
import { readFailure } from '../failure.ts';
import { type CheckoutAction, initialState, reduceCheckout, stepOf } from './checkout-state.ts';

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

  const status = state.session?.status;
  const watching = loaded.current && status !== 'paid';
  useEffect(() => {
    if (!watching) return;
    const ended = new AbortController();
    api.watch(load, ended.signal);
    return () => ended.abort();
  }, [api, load, watching]);

  useEffect(() => {
    const unmounted = new AbortController();
    const wake = () => {
      if (document.visibilityState === 'visible') void load();
    };
    document.addEventListener('visibilitychange', wake, unmounted);
    for (const event of ['pageshow', 'online']) window.addEventListener(event, wake, unmounted);
    return () => unmounted.abort();
  }, [load]);

  return { state, step: stepOf(state), dispatch, load, undisturbed };
}
