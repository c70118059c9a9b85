import { addDays } from '@daftar/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pickDay } from './pick-day.ts';

const november = { dateFrom: '2026-11-05', dateTo: '2026-11-20' };

test.each([
  ['dateFrom', '2026-11-10', '2026-11-10', '2026-11-20', false],
  ['dateFrom', '2026-11-25', '2026-11-25', '2026-11-25', false],
  ['dateTo', '2026-11-25', '2026-11-05', '2026-11-25', true],
  ['dateTo', '2026-11-05', '2026-11-05', '2026-11-05', true],
  ['dateTo', '2026-11-02', '2026-11-02', '2026-11-02', false],
] as const)('choosing %s %s gives the period %s to %s', (end, day, dateFrom, dateTo, done) => {
  expect(pickDay(november, end, day)).toEqual({ value: { dateFrom, dateTo }, done });
});

test('choosing one end leaves an empty other end empty', () => {
  const open = { dateFrom: '', dateTo: '' };
  const first = { value: { dateFrom: '2026-11-02', dateTo: '' }, done: false };
  expect(pickDay(open, 'dateFrom', '2026-11-02')).toEqual(first);
  const last = { value: { dateFrom: '', dateTo: '2026-11-02' }, done: true };
  expect(pickDay(open, 'dateTo', '2026-11-02')).toEqual(last);
});

test('choosing any day keeps the period in order and sets that end to the day', () => {
  const days = fc.integer({ min: -400, max: 400 }).map((by) => addDays('2026-11-21', by));
  const ends = fc.constantFrom('dateFrom', 'dateTo');
  fc.assert(
    fc.property(fc.uniqueArray(days, { minLength: 2, maxLength: 2 }), ends, days, (two, end, day) => {
      const [dateFrom = '', dateTo = ''] = two.toSorted();
      const { value } = pickDay({ dateFrom, dateTo }, end, day);
      expect(value.dateFrom <= value.dateTo).toBe(true);
      expect(value[end]).toBe(day);
    }),
  );
});
