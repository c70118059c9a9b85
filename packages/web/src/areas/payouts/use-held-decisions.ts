import type { Payout } from '@daftar/sdk';
import { useEffect, useRef, useState } from 'react';
import { decisionChanges } from '../../kit/features/payouts/decision-changes.ts';
import { useChange } from '../../kit/records/resource-queries.ts';
import { showFailure } from '../../kit/records/show-failure.ts';
import { type Decision, decisionFailure, sendDecision } from './payout-actions.tsx';

/** Milliseconds for which a decision can be undone before it is sent. */
export const undoTime = 10_000;

/** A decision that is not sent yet. */
export type HeldDecision = {
  readonly payout: Payout;
  readonly status: Decision;
  readonly reason?: string | undefined;
  /** When it is sent, in milliseconds since 1970. */
  readonly until: number;
};

type Waiting = { readonly held: HeldDecision; readonly timer: ReturnType<typeof setTimeout> };

/**
 * Delays decisions for ten seconds, during which the user can undo them, and then sends them. Leaving the page sends them at
 * once, because the user has confirmed them; closing the tab asks first.
 */
export function useHeldDecisions({ failed }: { readonly failed: (id: string) => void }) {
  const waiting = useRef(new Map<string, Waiting>());
  const [held, setHeld] = useState<readonly HeldDecision[]>([]);
  const { mutateAsync } = useChange(decisionChanges, ({ payout, status, reason }: HeldDecision) =>
    sendDecision(payout, status, reason),
  );
  const take = (id: string): HeldDecision | undefined => {
    const found = waiting.current.get(id);
    if (!found) return undefined;
    clearTimeout(found.timer);
    waiting.current.delete(id);
    setHeld([...waiting.current.values()].map((one) => one.held));
    return found.held;
  };
  const send = async (id: string) => {
    const decision = take(id);
    if (!decision) return;
    try {
      await mutateAsync(decision);
    } catch (error) {
      failed(id);
      await showFailure(decisionFailure(error), error);
    }
  };
  const latest = useRef(send);
  latest.current = send;
  const hold = (decision: Omit<HeldDecision, 'until'>) => {
    const { _id: id } = decision.payout;
    const next = { ...decision, until: Date.now() + undoTime };
    const timer = setTimeout(() => void latest.current(id), undoTime);
    waiting.current.set(id, { held: next, timer });
    setHeld([...waiting.current.values()].map((one) => one.held));
  };
  useEffect(() => {
    const kept = waiting.current;
    const ask = (event: BeforeUnloadEvent) => {
      if (kept.size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
      for (const id of [...kept.keys()]) void latest.current(id);
    };
  }, []);
  return { held, hold, undo: take };
}
