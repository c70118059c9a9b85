import { expect, test } from 'vitest';
import { changeInPercent, daysIn, periodBefore } from './period-before.ts';

test.each([
  ['2026-11-16', '2026-11-22', 7, '2026-11-09', '2026-11-15'],
  ['2026-03-01', '2026-03-01', 1, '2026-02-28', '2026-02-28'],
  ['2025-11-23', '2026-11-22', 365, '2024-11-23', '2025-11-22'],
])('periodBefore of %s to %s has its %i days and ends on the day before', (from, to, days, before, end) => {
  const period = { dateFrom: from, dateTo: to };
  expect(daysIn(period)).toBe(days);
  expect(periodBefore(period)).toEqual({ dateFrom: before, dateTo: end });
  expect(daysIn(periodBefore(period))).toBe(days);
});

test('changeInPercent is undefined when the earlier figure is 0', () => {
  expect(changeInPercent(0, 5)).toBeUndefined();
  expect(changeInPercent(200, 150)).toBe(-25);
  expect(changeInPercent(200, 200)).toBe(0);
});
