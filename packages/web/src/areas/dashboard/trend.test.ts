import { expect, test } from 'vitest';
import { lastDays, paymentTrend, recordTrend } from './trend.ts';

const now = new Date('2026-11-20T22:30:00Z');
const days = ['2026-11-19', '2026-11-20', '2026-11-21'];

test('lastDays returns 30 days ending with the current business day', () => {
  const last = lastDays(now);
  expect(last).toHaveLength(30);
  expect([last[0], last.at(-1)]).toEqual(['2026-10-23', '2026-11-21']);
});

test('recordTrend counts records back from the present total', () => {
  // 22:30 UTC on the 20th is already the 21st in Cairo.
  const dates = [
    '2026-11-20T22:30:00Z',
    '2026-11-20T09:00:00Z',
    '2026-11-20T08:00:00Z',
    '2026-10-01T08:00:00Z',
  ];
  expect(recordTrend(12, { dates, isAll: false }, days)).toEqual({ values: [9, 11, 12], added: 3 });
});

test('recordTrend is undefined when the records do not reach back to the first day, unless they are all', () => {
  const dates = ['2026-11-21T08:00:00Z', '2026-11-19T08:00:00Z'];
  expect(recordTrend(700, { dates, isAll: false }, days)).toBeUndefined();
  expect(recordTrend(2, { dates, isAll: true }, days)).toEqual({ values: [1, 1, 2], added: 2 });
  expect(recordTrend(0, { dates: [], isAll: true }, days)).toEqual({ values: [0, 0, 0], added: 0 });
});

test('paymentTrend counts the payments of all currencies together, and 0 for days without payments', () => {
  const pounds = [{ date: '2026-11-19', successful: 4 }];
  const rupees = [
    { date: '2026-11-19', successful: 1 },
    { date: '2026-11-21', successful: 2 },
  ];
  expect(paymentTrend([pounds, rupees], days)).toEqual({ values: [5, 0, 2], added: 7 });
});
