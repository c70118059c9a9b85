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
