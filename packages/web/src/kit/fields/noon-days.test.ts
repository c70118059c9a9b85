import { addDays } from '@daftar/domain';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { dayIn, noonOf } from './noon-days.ts';

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

// Cairo and Beirut put their clocks forward at midnight: such days begin at one.
test.each(['Africa/Cairo', 'Asia/Beirut', 'Pacific/Apia', 'America/New_York', 'Asia/Karachi'])(
  'a day is told to a calendar and back: %s',
  (place) => {
    process.env.TZ = place;
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(place);
    const days = fc.integer({ min: 0, max: 400_000 }).map((by) => addDays('1900-01-01', by));
    fc.assert(
      fc.property(days, (day) => {
        const noon = noonOf(day);
        // On the west of the date line a zone once left a day out: there is no such noon.
        fc.pre(!(place === 'Pacific/Apia' && day === '2011-12-30'));
        expect(noon && dayIn(noon)).toBe(day);
      }),
    );
    expect(noonOf('2026-04-24')?.getHours()).toBe(12);
  },
);

test('what is no day has no noon', () => {
  expect(noonOf('soon')).toBeUndefined();
  expect(noonOf('')).toBeUndefined();
});
