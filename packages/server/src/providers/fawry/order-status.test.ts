import { money } from '@daftar/domain';
import { expect, test } from 'vitest';
import { orderStatus } from './order-status.ts';

const paid = { orderStatus: 'PAID', fawryRefNumber: '963455678' };

test.each([
  ['NEW', 'pending'],
  ['UNPAID', 'pending'],
  ['EXPIRED', 'expired'],
  ['CANCELED', 'failed'],
  ['CANCELLED', 'failed'],
  ['FAILED', 'failed'],
  ['REFUNDED', 'failed'],
  ['PARTIAL_REFUNDED', 'unknown'],
  ['DELIVERED', 'unknown'],
  ['', 'unknown'],
])('orderStatus maps %j to %s', (word, state) => {
  expect(orderStatus({ orderStatus: word }).state).toBe(state);
});

test('orderStatus returns the order amount, without Fawry’s fee', () => {
  const status = orderStatus({ ...paid, paymentAmount: '152.00', orderAmount: '150' });
  expect(status).toEqual({ state: 'paid', amount: money(15000n, 'EGP'), providerReference: '963455678' });
});

test('orderStatus returns the payment amount when it is less than the order amount', () => {
  const status = orderStatus({ ...paid, paymentAmount: '149', orderAmount: '150' });
  expect(status).toMatchObject({ amount: money(14900n, 'EGP') });
});

test('orderStatus reads the field names of the older response', () => {
  const status = orderStatus({ paymentStatus: 'PAID', referenceNumber: '100162801', paymentAmount: '20' });
  expect(status).toEqual({ state: 'paid', amount: money(2000n, 'EGP'), providerReference: '100162801' });
});

test('orderStatus returns unknown for PAID without an amount or reference', () => {
  expect(orderStatus({ ...paid, orderAmount: '150' }).state).toBe('unknown');
  expect(orderStatus({ ...paid, paymentAmount: '150', orderAmount: 'much' }).state).toBe('unknown');
  expect(orderStatus({ orderStatus: 'PAID', paymentAmount: '150' }).state).toBe('unknown');
});
