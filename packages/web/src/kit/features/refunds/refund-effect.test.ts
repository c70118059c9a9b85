import { toDecimalString } from '@daftar/domain';
import { expect, test } from 'vitest';
import { type RefundablePayment, refundEffect } from './refund-effect.ts';

const payment: RefundablePayment = {
  ...{ _id: 'txn_1', orderId: 'NB-1', amount: 450.5, currency: 'EGP' },
  ...{ carrierShareValue: 4.51, merchantShareValue: 427.97, waleeShareValue: 18.02 },
};
const partsOf = (effect: ReturnType<typeof refundEffect>) =>
  effect?.gives && [effect.gives.carrier, effect.gives.merchant, effect.gives.owner].map(toDecimalString);

test('an empty amount refunds everything, and each party pays back its whole share', () => {
  const effect = refundEffect(payment, '');
  expect(effect?.amount && toDecimalString(effect.amount)).toBe('450.50');
  expect(partsOf(effect)).toEqual(['4.51', '427.97', '18.02']);
});

test('refunded and requested amounts cannot be refunded again', () => {
  const effect = refundEffect({ ...payment, refundedAmount: 100, refundPending: 50.5 }, '');
  expect(effect && toDecimalString(effect.left)).toBe('300.00');
});

test.each(['0', '-1', '450.51', '1.001', 'x'])('%s is not an amount that can be refunded', (text) => {
  expect(refundEffect(payment, text)).toMatchObject({ amount: undefined, gives: undefined });
});

test('a partial refund is taken from each party in proportion', () => {
  const parts = partsOf(refundEffect(payment, '225.25')) ?? [];
  expect(parts.map(Number).reduce((sum, part) => sum + part, 0)).toBeCloseTo(225.25, 5);
});

test('without the carrier’s share, the net amount tells what each party pays back', () => {
  const { carrierShareValue: _, ...rest } = payment;
  const effect = refundEffect({ ...rest, netAmount: 445.99 }, '');
  expect(effect?.showsCarrier).toBe(false);
  expect(partsOf(effect)).toEqual(['4.51', '427.97', '18.02']);
});
