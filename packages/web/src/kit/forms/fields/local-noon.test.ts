import { addDays } from '@daftar/domain';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { toIsoDay, toLocalNoon } from './local-noon.ts';

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

// Cairo and Beirut start daylight saving time at midnight, so those days begin at 01:00.
test.each(['Africa/Cairo', 'Asia/Beirut', 'Pacific/Apia', 'America/New_York', 'Asia/Karachi'])(
  'a date survives the conversion to a Date and back in %s',
  (place) => {
    process.env.TZ = place;
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(place);
    const days = fc.integer({ min: 0, max: 400_000 }).map((by) => addDays('1900-01-01', by));
    fc.assert(
      fc.property(days, (day) => {
        const noon = toLocalNoon(day);
        // Samoa skipped this day when it moved across the date line.
        fc.pre(!(place === 'Pacific/Apia' && day === '2011-12-30'));
        expect(noon && toIsoDay(noon)).toBe(day);
      }),
    );
    expect(toLocalNoon('2026-04-24')?.getHours()).toBe(12);
  },
);

test('text that is not a date is converted to undefined', () => {
  expect(toLocalNoon('soon')).toBeUndefined();
  expect(toLocalNoon('')).toBeUndefined();
});
