import { useEffect } from 'react';
import { forgetCustomer } from '../form/kept-customer.ts';
import type { Session } from '../model.ts';

/** Deletes what the browser keeps of the customer as soon as the session has ended. */
export function useForgetting({ sessionId, status }: Partial<Session> = {}): void {
  const isOver = status === 'paid' || status === 'failed' || status === 'expired';
  useEffect(() => {
    if (sessionId && isOver) forgetCustomer(sessionId);
  }, [sessionId, isOver]);
}
