/** A payment attempt's state. */
export type AttemptState = 'created' | 'pending' | 'paid' | 'failed' | 'expired';

/** `refused`: it never reached the customer; `sent`: the provider has it, whatever becomes of it. */
export type AttemptEvent = 'sent' | 'refused' | 'paymentVerified' | 'paymentFailed' | 'timeElapsed';

type Transitions = Readonly<Record<AttemptState, Readonly<Partial<Record<AttemptEvent, AttemptState>>>>>;

/**
 * Every transition of an attempt; what is not listed is refused.
 *
 * A verified payment is believed in every state but paid: money that came late is still money.
 */
export const attemptTransitions: Transitions = {
  created: { sent: 'pending', refused: 'failed', timeElapsed: 'expired', paymentVerified: 'paid' },
  pending: { paymentVerified: 'paid', paymentFailed: 'failed', timeElapsed: 'expired' },
  failed: { paymentVerified: 'paid' },
  expired: { paymentVerified: 'paid' },
  paid: {},
};

/** The state that follows an event; undefined when the event changes nothing in this state. */
export function nextAttemptState(state: AttemptState, event: AttemptEvent): AttemptState | undefined {
  return attemptTransitions[state][event];
}
