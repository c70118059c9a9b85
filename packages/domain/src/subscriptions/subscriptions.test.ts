import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  mayBecome,
  nextSubscriptionPeriod,
  subscriptionChargeDate,
  subscriptionFrequencies,
  subscriptionReminderHours,
  subscriptionRetryHours,
} from './charges.ts';

const HOUR_MS = 3_600_000;
const frequencies = fc.constantFrom(...subscriptionFrequencies);
const dates = fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });

describe('subscriptionChargeDate', () => {
  test('a monthly charge keeps its day, or has the last day of a shorter month', () => {
    const first = new Date('2026-01-31T09:30:00Z');
    const days = [0, 1, 2, 3, 13, 25].map((period) =>
      subscriptionChargeDate(first, 'monthly', period).toISOString().slice(0, 16),
    );
    expect(days).toEqual([
      '2026-01-31T09:30',
      '2026-02-28T09:30',
      '2026-03-31T09:30',
      '2026-04-30T09:30',
      '2027-02-28T09:30',
      '2028-02-29T09:30',
    ]);
  });

  test('every charge is later than the one before, by about its period', () => {
    const spans = { daily: [24, 24], weekly: [168, 168], monthly: [28 * 24, 31 * 24] } as const;
    fc.assert(
      fc.property(dates, frequencies, fc.nat({ max: 500 }), (first, frequency, period) => {
        const [one, two] = [period, period + 1].map((at) =>
          subscriptionChargeDate(first, frequency, at).getTime(),
        );
        const hours = ((two ?? 0) - (one ?? 0)) / HOUR_MS;
        const [least, most] = spans[frequency];
        expect(hours).toBeGreaterThanOrEqual(least);
        expect(hours).toBeLessThanOrEqual(most);
      }),
    );
  });

  test('nextSubscriptionPeriod skips only the periods that are over', () => {
    fc.assert(
      fc.property(dates, frequencies, fc.nat({ max: 400 }), (first, frequency, days) => {
        const now = new Date(first.getTime() + days * 24 * HOUR_MS);
        const period = nextSubscriptionPeriod(first, frequency, 0, now);
        expect(subscriptionChargeDate(first, frequency, period) >= now).toBe(true);
        if (period > 0) expect(subscriptionChargeDate(first, frequency, period - 1) < now).toBe(true);
      }),
    );
  });
});

test.each(subscriptionFrequencies)('all retries of a %s charge are before the next charge', (frequency) => {
  const first = new Date('2026-02-01T00:00:00Z');
  const period = subscriptionChargeDate(first, frequency, 1).getTime() - first.getTime();
  let [hours, failures] = [0, 1];
  for (
    let wait = subscriptionRetryHours(frequency, failures);
    wait;
    wait = subscriptionRetryHours(frequency, failures)
  ) {
    hours += wait;
    failures += 1;
  }
  expect(failures).toBeGreaterThan(1);
  expect(hours * HOUR_MS).toBeLessThan(period);
  expect((subscriptionReminderHours(frequency) ?? 0) * HOUR_MS).toBeLessThan(period);
});

test('a canceled subscription stays canceled', () => {
  expect(['Active', 'Paused', 'Canceled'].map((to) => mayBecome('Canceled', to as 'Active'))).toEqual([
    false,
    false,
    false,
  ]);
  expect(mayBecome('Active', 'Paused')).toBe(true);
  expect(mayBecome('Paused', 'Active')).toBe(true);
  expect(mayBecome('Inactive', 'Active')).toBe(false);
});
