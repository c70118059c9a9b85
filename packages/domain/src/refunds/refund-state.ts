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

/** How far a payment is refunded. `open`: a person must find out how much; `pending`: a refund is requested or sent. */
export type PaymentRefundState = 'open' | 'pending' | 'whole' | 'part';

/** Amounts of a payment in major units; `refundPending` is the sum of its requested and pending refunds. */
export interface PaymentRefunds {
  readonly amount: number;
  readonly refundedAmount?: number | undefined;
  readonly refundPending?: number | undefined;
  readonly refundOpen?: boolean | undefined;
}

/** Returns the state of a payment's refunds; undefined for a payment without refunds. */
export function paymentRefundState(payment: PaymentRefunds): PaymentRefundState | undefined {
  const { amount, refundedAmount = 0, refundPending = 0, refundOpen } = payment;
  if (refundOpen) return 'open';
  if (refundPending > 0) return 'pending';
  if (refundedAmount <= 0) return undefined;
  return refundedAmount >= amount ? 'whole' : 'part';
}
