import { useEffect, useState } from 'react';
import type { Step } from './checkout-state.ts';
import type { OpenPayment } from './use-open-payment.ts';

/**
 * Lets the customer choose another way to pay, or another number, while a request is being sent. The gateway cannot give up a
 * payment before the provider has responded, so the payment is given up when its request has ended and it is open.
 */
export function useLeaveWaiting(sending: boolean, step: Step, { abandon, hasChoice }: OpenPayment) {
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    if (!leaving || sending) return;
    setLeaving(false);
    if (step === 'push') void abandon();
  }, [leaving, sending, step, abandon]);
  return { hasChoice, leaving, onLeave: () => setLeaving(true) };
}
