/** A checkout session's state; paid is final. */
export type SessionState = 'open' | 'pending' | 'paid' | 'failed' | 'expired';

/** `attemptFailed` leaves time for another attempt, `lastAttemptFailed` does not. */
export type SessionEvent =
  | 'attemptStarted'
  | 'attemptFailed'
  | 'lastAttemptFailed'
  | 'timeElapsed'
  | 'paymentVerified';

type Transitions = Readonly<Record<SessionState, Readonly<Partial<Record<SessionEvent, SessionState>>>>>;

/** Every transition of a session; what is not listed is refused. */
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

/** The state that follows an event; undefined when the event changes nothing in this state. */
export function nextSessionState(state: SessionState, event: SessionEvent): SessionState | undefined {
  return sessionTransitions[state][event];
}

/** Tells whether a payment verified in this state comes late: after the session was given up. */
export function isLatePayment(state: SessionState): boolean {
  return state === 'failed' || state === 'expired';
}
