/** A checkout session's state; `paid` is final. */
export type SessionState = 'open' | 'pending' | 'paid' | 'failed' | 'expired';

/**
 * After `attemptFailed` the customer can try again; after `lastAttemptFailed` the session has no time left for another
 * attempt.
 */
export type SessionEvent =
  | 'attemptStarted'
  | 'attemptFailed'
  | 'lastAttemptFailed'
  | 'timeElapsed'
  | 'paymentVerified';

type Transitions = Readonly<Record<SessionState, Readonly<Partial<Record<SessionEvent, SessionState>>>>>;

/** Every allowed transition of a session. */
export const sessionTransitions: Transitions = {
  open: { attemptStarted: 'pending', timeElapsed: 'expired', paymentVerified: 'paid' },
  pending: {
    attemptFailed: 'open',
    lastAttemptFailed: 'failed',
    timeElapsed: 'expired',
    paymentVerified: 'paid',
  },
  failed: { paymentVerified: 'paid' },
  expired: { paymentVerified: 'paid' },
  paid: {},
};

/** Returns the state after an event; undefined if the state does not allow the event. */
export function nextSessionState(state: SessionState, event: SessionEvent): SessionState | undefined {
  return sessionTransitions[state][event];
}

/** Tells whether a payment that is verified in this state is late: the session has already failed or expired. */
export function isLatePayment(state: SessionState): boolean {
  return state === 'failed' || state === 'expired';
}
