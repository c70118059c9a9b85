import { expect, test } from 'vitest';
import { nextAction } from './next-action.ts';
import type { Payment } from './payment-queries.ts';

const date = '2026-11-21T12:05:09.000Z';
const transaction: NonNullable<Payment['transaction']> = {
  ...{ _id: 'txn_1', transactionId: 'txn_1', orderId: 'NB-1', country: 'Egypt', operator: 'Fawry' },
  ...{ productName: 'Book', serviceName: 'Books', transactionDate: date, amount: 10, currency: 'EGP' },
  ...{ carrierShareValue: 0, netAmount: 10, status: 'Success', refundable: true },
};
const payment = (changes: Partial<Payment>): Payment => ({
  ...{ _id: 'txn_1', orderId: 'NB-1', serviceName: 'Books', merchantName: 'Nile', userTypeId: 'mer_1' },
  ...{ country: 'Egypt', amount: 10, currency: 'EGP', status: 'paid', createdDate: date },
  ...{ refunds: [], timeline: [], transaction },
  ...changes,
});
const refund = (status: Payment['refunds'][number]['status']): Payment['refunds'][number] => ({
  ...{ _id: 'rfd_1', transactionId: 'txn_1', orderId: 'NB-1', serviceName: 'Books', merchantName: 'Nile' },
  ...{
    userTypeId: 'mer_1',
    provider: 'Fawry',
    currency: 'EGP',
    status,
    origin: 'provider',
    createdDate: date,
  },
});

test('the first action for an order that was paid twice is a refund', () => {
  const twice = [
    { kind: 'payment', date, _id: 'txn_1', status: 'Success' } as const,
    { kind: 'payment', date, _id: 'txn_2', status: 'Success' } as const,
  ];
  const next = nextAction(payment({ timeline: twice }));
  expect(next).toMatchObject({ tone: 'negative', action: { kind: 'refund' } });
  // The provider may have given one of them back already.
  const given = nextAction(payment({ timeline: twice, refunds: [refund('open')] }));
  expect(given).toMatchObject({ tone: 'caution', action: { kind: 'open', to: '/refunds/rfd_1' } });
});

test('an open refund links to its page, where the user can close it', () => {
  expect(nextAction(payment({ refunds: [refund('open')] }))?.action).toMatchObject({ to: '/refunds/rfd_1' });
  expect(nextAction(payment({ refunds: [refund('pending')] }))?.tone).toBe('info');
});

test('a failed refund is the next matter until a later one succeeds', () => {
  const failed = { ...refund('failed'), createdDate: '2026-11-22T09:00:00.000Z' };
  const later = { ...refund('succeeded'), createdDate: '2026-11-22T10:00:00.000Z' };
  const next = nextAction(payment({ refunds: [failed] }));
  expect(next).toMatchObject({ tone: 'caution', action: { kind: 'refund' } });
  expect(next?.text).toBe('The last refund failed, so the customer did not get this money.');
  expect(nextAction(payment({ refunds: [failed, later] }))?.tone).toBe('info');
  const closed = { ...transaction, refundable: false };
  const only = nextAction(payment({ refunds: [failed], transaction: closed }));
  expect(only?.action).toMatchObject({ to: '/refunds/rfd_1' });
});

test('a webhook that was given up links to its delivery', () => {
  const timeline = [{ kind: 'webhook', date, _id: 'whd_1', status: 'failed' } as const];
  expect(nextAction(payment({ timeline }))?.action).toMatchObject({ to: '/webhook-deliveries/whd_1' });
});

test('a paid payment waits for its settlement, and has no next action afterwards', () => {
  expect(nextAction(payment({}))?.text).toBe('It is paid and waits for the next settlement.');
  const settled = { ...transaction, settlementId: 'set_1' };
  expect(nextAction(payment({ transaction: settled }))).toBeUndefined();
});

test('a payment that was given back as a whole says so, and a partly refunded one still waits', () => {
  const textWith = (more: object) => nextAction(payment({ transaction: { ...transaction, ...more } }))?.text;
  expect(textWith({ refundedAmount: 10 })).toBe('The whole amount was given back to the customer.');
  expect(textWith({ refundedAmount: 10, settlementId: 'set_1' })).toBe(
    'The whole amount was given back to the customer.',
  );
  expect(textWith({ refundedAmount: 9.99 })).toBe('It is paid and waits for the next settlement.');
});

test('an open session says whether the last attempt to pay failed', () => {
  const { transaction: _none, ...open } = payment({ status: 'open' });
  const attempt = (status: string) => ({ kind: 'attempt', date, _id: `att_${status}`, status }) as const;
  const textAfter = (...attempts: string[]) => nextAction({ ...open, timeline: attempts.map(attempt) })?.text;
  expect(textAfter()).toBe('The customer has not begun to pay.');
  for (const status of ['failed', 'expired'])
    expect(textAfter(status)).toBe('The last attempt failed. The customer can try again.');
});

test.each(['open', 'pending', 'failed', 'expired'] as const)(
  'a payment that is %s says what that means',
  (status) => {
    const { transaction: _none, ...unpaid } = payment({ status });
    expect(nextAction(unpaid)?.tone).toBe('info');
  },
);

test.each([
  [9, 'received less than is due'],
  [11, 'received more than is due'],
])('a payment of %s of 10 is first of all a matter to settle with the customer', (receivedAmount, words) => {
  const next = nextAction(payment({ status: 'pending', receivedAmount, transaction: undefined }));
  expect(next?.tone).toBe('negative');
  expect(next?.text).toContain(words);
});

test('a paid payment whose provider received another amount besides is not called unpaid', () => {
  const next = nextAction(payment({ receivedAmount: 9 }));
  expect(next?.text).toContain('This order is paid');
  expect(next?.tone).toBe('negative');
});
