/**
 * A refund's state. `requested`: recorded, but not yet sent to the provider; `pending`: sent, result unknown; `open`:
 * the provider refunded a part on its own and does not report how much.
 */
export type RefundState = 'requested' | 'pending' | 'open' | 'succeeded' | 'failed';

/**
 * `asked`: recorded before the request is sent to the provider, because from then on the provider may refund the money.
 * `unsent`: the request could not be sent, for example because no connection was possible.
 */
export type RefundEvent = 'asked' | 'unsent' | 'givenBack' | 'refused';

type Transitions = Readonly<Record<RefundState, Readonly<Partial<Record<RefundEvent, RefundState>>>>>;

/** Every transition of a refund; other events change nothing. */
export const refundTransitions: Transitions = {
  requested: { asked: 'pending', givenBack: 'succeeded', refused: 'failed' },
  pending: { unsent: 'requested', givenBack: 'succeeded', refused: 'failed' },
  open: { givenBack: 'succeeded', refused: 'failed' },
  succeeded: {},
  failed: {},
};

/** Returns the state after an event; undefined if the event changes nothing in this state. */
export function nextRefundState(state: RefundState, event: RefundEvent): RefundState | undefined {
  return refundTransitions[state][event];
}
