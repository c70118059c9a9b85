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

type SessionTransitions = Readonly<
  Record<SessionState, Readonly<Partial<Record<SessionEvent, SessionState>>>>
>;

/** Every allowed transition of a session. */
export const sessionTransitions: SessionTransitions = {
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

/** A payment attempt's state. */
export type AttemptState = 'created' | 'pending' | 'paid' | 'failed' | 'expired';

/**
 * `refused`: the payment failed before the customer could pay; `sent`: the provider has the request, its result is unknown.
 */
export type AttemptEvent = 'sent' | 'refused' | 'paymentVerified' | 'paymentFailed' | 'timeElapsed';

type AttemptTransitions = Readonly<
  Record<AttemptState, Readonly<Partial<Record<AttemptEvent, AttemptState>>>>
>;

/**
 * Every allowed transition of a payment attempt.
 *
 * A verified payment is accepted in every state except `paid`: even after a failure or expiry, the customer has paid.
 */
export const attemptTransitions: AttemptTransitions = {
  created: { sent: 'pending', refused: 'failed', timeElapsed: 'expired', paymentVerified: 'paid' },
  pending: { paymentVerified: 'paid', paymentFailed: 'failed', timeElapsed: 'expired' },
  failed: { paymentVerified: 'paid' },
  expired: { paymentVerified: 'paid' },
  paid: {},
};

/** Returns the state after an event; undefined if the state does not allow the event. */
export function nextAttemptState(state: AttemptState, event: AttemptEvent): AttemptState | undefined {
  return attemptTransitions[state][event];
}
