/**
 * A refund's state. `requested`: recorded and not asked of the provider yet; `pending`: asked, the provider has not said how
 * it ended; `open`: the provider gave a part back by itself and does not say how much.
 */
export type RefundState = 'requested' | 'pending' | 'open' | 'succeeded' | 'failed';

/** `asked`: we are about to send the request, so from now on the money may be on its way. */
export type RefundEvent = 'asked' | 'givenBack' | 'refused';

type Transitions = Readonly<Record<RefundState, Readonly<Partial<Record<RefundEvent, RefundState>>>>>;

/** Every transition of a refund; an event that is not listed changes nothing. */
export const refundTransitions: Transitions = {
  requested: { asked: 'pending', givenBack: 'succeeded', refused: 'failed' },
  pending: { givenBack: 'succeeded', refused: 'failed' },
  open: { givenBack: 'succeeded', refused: 'failed' },
  succeeded: {},
  failed: {},
};

/** Returns the state that follows an event; undefined when the event changes nothing in this state. */
export function nextRefundState(state: RefundState, event: RefundEvent): RefundState | undefined {
  return refundTransitions[state][event];
}
