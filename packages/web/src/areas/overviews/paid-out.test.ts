import { expect, test } from 'vitest';
import { paidOut } from './paid-out.ts';

const paid = (amount: number) => ({
  payoutType: 'WALLET' as const,
  amount,
  createdDate: '2026-11-21T10:00:00.000Z',
});

test('paidOut returns the exact sum of the approved payouts', () => {
  expect(paidOut({ paymentBreakdown: [paid(0.1), paid(0.2), paid(600)] })).toBe(600.3);
  expect(paidOut({ paymentBreakdown: [] })).toBe(0);
});
