import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { countries } from '../catalogue/countries.ts';
import { dayRange } from './day-range.ts';

/** Time zones of our countries, and zones whose clocks change at midnight, by half an hour or by a whole day. */
const zones = [
  ...countries.map(({ timeZone }) => timeZone),
  ...['UTC', 'Asia/Beirut', 'America/Havana', 'America/Santiago', 'Australia/Lord_Howe', 'Pacific/Apia'],
];
const systems = ['UTC', 'Africa/Cairo', 'Asia/Karachi', 'Asia/Beirut', 'America/Havana', 'America/New_York'];
const anyDay = fc
  .date({ min: new Date('1975-01-01'), max: new Date('2037-12-30'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
const calendars = new Map(
  zones.map((timeZone) => [timeZone, new Intl.DateTimeFormat('en-CA', { timeZone, ...parts })]),
);

/** Returns the local day of an instant, computed with `Intl` alone. */
const dayByIntl = (moment: Date | number, zone: string) => calendars.get(zone)?.format(moment) ?? '';

/** Runs the test with this zone as the system's time zone. */
function useSystemIn(zone: string) {
  vi.stubEnv('TZ', zone);
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
}

/** Asserts with `Intl` that a day's range starts with the first moment of the day and ends with the last. */
function expectWholeDay(day: string, zone: string) {
  const { from, to } = dayRange(day, day, zone);
  expect(dayByIntl(from, zone), `${zone} ${day}`).toBe(day);
  expect(dayByIntl(to.getTime() - 1, zone), `${zone} ${day}`).toBe(day);
  expect(dayByIntl(from.getTime() - 1, zone) < day).toBe(true);
  expect(dayByIntl(to, zone) > day).toBe(true);
}

afterEach(() => vi.unstubAllEnvs());

describe('dayRange', () => {
  test('starts with the first moment of a day and ends with the first of the next, in any system time zone', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...zones), fc.constantFrom(...systems), (day, zone, system) => {
        // Samoa skipped this day when it moved across the date line.
        fc.pre(day !== '2011-12-30');
        useSystemIn(system);
        expectWholeDay(day, zone);
      }),
      { numRuns: 1000 },
    );
  });

  // For such a day, a TZDate is one hour late: it sets its fields through the system's clock, which skips that hour.
  test.each([
    ['Africa/Cairo', 'Asia/Riyadh', '2026-04-24'],
    ['Africa/Cairo', 'Asia/Qatar', '2027-04-30'],
    ['Asia/Beirut', 'Europe/London', '2026-03-29'],
    ['Atlantic/Azores', 'UTC', '2026-03-29'],
  ])(
    'with system zone %s, which skips midnight on that day, covers the whole day in %s',
    (system, zone, day) => {
      useSystemIn(system);
      expectWholeDay(day, zone);
    },
  );

  test('covers the days on which clocks change, in our countries’ time zones and others', () => {
    for (const zone of zones)
      for (let time = Date.UTC(2026, 0, 1); time < Date.UTC(2027, 0, 1); time += 86_400_000)
        expectWholeDay(new Date(time).toISOString().slice(0, 10), zone);
  });

  test('starts with the first midnight if there are two', () => {
    // Havana sets its clocks back from 01:00 to 00:00.
    expect(dayRange('2026-11-01', '2026-11-01', 'America/Havana').from.toISOString()).toBe(
      '2026-11-01T04:00:00.000Z',
    );
  });

  test('a day in Cairo that has no midnight starts at one', () => {
    const { from, to } = dayRange('2026-04-24', '2026-04-24', 'Africa/Cairo');
    expect([from.toISOString(), to.toISOString()]).toEqual([
      '2026-04-23T22:00:00.000Z',
      '2026-04-24T21:00:00.000Z',
    ]);
  });

  test('throws for an invalid range', () => {
    expect(() => dayRange('2026-02-02', '2026-02-01', 'Asia/Dubai')).toThrow(RangeError);
    expect(() => dayRange('2026-02-30', '2026-03-01', 'Asia/Dubai')).toThrow(RangeError);
    expect(() => dayRange('2026-02-01', '2026-03-01', 'Nowhere/Else')).toThrow(RangeError);
  });
});
