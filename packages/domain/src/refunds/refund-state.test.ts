import { expect, test } from 'vitest';
import { type PaymentRefunds, paymentRefundState } from './refund-state.ts';

test.each<[Omit<PaymentRefunds, 'amount'>, string | undefined]>([
  [{}, undefined],
  [{ refundedAmount: 4 }, 'part'],
  [{ refundedAmount: 10 }, 'whole'],
  [{ refundedAmount: 4, refundPending: 2 }, 'pending'],
  [{ refundPending: 2, refundOpen: true }, 'open'],
])('a payment of 10 with %j has the refund state %s', (refunds, state) => {
  expect(paymentRefundState({ amount: 10, ...refunds })).toBe(state);
});
