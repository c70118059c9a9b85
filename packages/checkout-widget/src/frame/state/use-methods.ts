import { useEffect, useMemo } from 'react';
import { methodsOf, offeredMethods, offersChoice } from '../methods/methods.ts';
import type { useCheckout } from './use-checkout.ts';

/** Returns the session's methods, those that the shop wants if it gives a list. Without any, the form becomes a problem. */
export function useMethods(
  { state: { session, service }, step, dispatch }: ReturnType<typeof useCheckout>,
  wanted: readonly string[] | undefined,
) {
  const methods = useMemo(
    () => (session && service ? offeredMethods(session, service, wanted) : []),
    [session, service, wanted],
  );
  useEffect(() => {
    if (step !== 'details' || methods.length > 0 || !service) return;
    const message = methodsOf(service)
      ? 'No payment method is available'
      : 'This payment provider is not supported';
    dispatch({ type: 'problem', problem: { message, retryable: false } });
  }, [step, methods, service, dispatch]);
  return { methods, hasChoice: offersChoice(methods) };
}
