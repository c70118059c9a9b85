/** A payment attempt's state. */
export type AttemptState = 'created' | 'pending' | 'paid' | 'failed' | 'expired';

/**
 * `refused`: the payment failed before the customer could pay; `sent`: the provider has the request, its result is unknown.
 */
export type AttemptEvent = 'sent' | 'refused' | 'paymentVerified' | 'paymentFailed' | 'timeElapsed';

type Transitions = Readonly<Record<AttemptState, Readonly<Partial<Record<AttemptEvent, AttemptState>>>>>;

/**
 * Every allowed transition of a payment attempt.
 *
 * A verified payment is accepted in every state except `paid`: even after a failure or expiry, the customer has paid.
 */
export const attemptTransitions: Transitions = {
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
