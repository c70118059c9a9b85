import { expect, test } from 'vitest';
import { payoutDays } from './payout-days.ts';

test('payoutDays sums each day in Egypt by payout type, and lists days without payouts', () => {
  const period = { dateFrom: '2026-11-20', dateTo: '2026-11-22' };
  const rows = [
    { payoutType: 'WALLET' as const, amount: 275, createdDate: '2026-11-22T20:23:38.155Z' },
    // After midnight in Cairo, so it belongs to the 22nd.
    { payoutType: 'WALLET' as const, amount: 25, createdDate: '2026-11-21T22:30:00.000Z' },
    { payoutType: 'BANK' as const, amount: 425, createdDate: '2026-11-20T10:00:00.000Z' },
  ];
  expect(payoutDays(rows, period)).toEqual([
    { day: '2026-11-20', WALLET: 0, BANK: 425 },
    { day: '2026-11-21', WALLET: 0, BANK: 0 },
    { day: '2026-11-22', WALLET: 300, BANK: 0 },
  ]);
});
