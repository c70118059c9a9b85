import { expect, test } from 'vitest';
import { dayPresets } from './day-presets.ts';

test('date presets end on the business day of the given time zone, not of the browser', () => {
  const presets = dayPresets(new Date('2026-03-01T20:30:00Z'), 'Asia/Karachi');
  expect(
    Object.fromEntries(presets.map(({ label, dateFrom, dateTo }) => [label, [dateFrom, dateTo]])),
  ).toEqual({
    Today: ['2026-03-02', '2026-03-02'],
    Yesterday: ['2026-03-01', '2026-03-01'],
    'Last 7 days': ['2026-02-24', '2026-03-02'],
    'Last 30 days': ['2026-02-01', '2026-03-02'],
    'This month': ['2026-03-01', '2026-03-02'],
    'Last month': ['2026-02-01', '2026-02-28'],
  });
});
