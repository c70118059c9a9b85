import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { countries } from '../catalogue/countries.ts';
import {
  businessDay,
  formatBillingDateTime,
  formatListDate,
  formatReportDateTime,
  wallTime,
} from './dates.ts';
import { isDay } from './days.ts';
import { formatLongDate } from './long-date.ts';

const noon = '2026-11-21T12:05:09Z';
const zones = countries.map(({ timeZone }) => timeZone);
const anyMoment = fc.date({ min: new Date('1970-01-01'), max: new Date('2037-12-30'), noInvalidDate: true });
const anySystem = fc.constantFrom('Africa/Cairo', 'Asia/Karachi', 'Asia/Beirut', 'America/New_York', 'UTC');
const anyDay = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2037-12-30'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

afterEach(() => vi.unstubAllEnvs());

describe('formats', () => {
  test('are those of the specification', () => {
    expect(formatListDate(noon, 'Africa/Cairo')).toBe('21 Nov 2026');
    expect(formatReportDateTime(noon, 'Africa/Cairo')).toBe('21/11/2026 14:05:09');
    expect(formatBillingDateTime(noon, 'Africa/Cairo')).toBe('21/11/2026 14:05:PM');
    expect(formatLongDate(noon, 'Africa/Cairo')).toBe('Saturday, November 21, 2026');
  });

  test('use the given time zone', () => {
    expect(businessDay('2026-11-21T20:30:00Z', 'Asia/Karachi')).toBe('2026-11-22');
    expect(businessDay('2026-11-21T20:30:00Z', 'Africa/Cairo')).toBe('2026-11-21');
    expect(formatListDate(Date.parse(noon), 'Asia/Dubai')).toBe(formatListDate(new Date(noon), 'Asia/Dubai'));
  });

  test('agree with each other on the day, for any instant and time zone', () => {
    fc.assert(
      fc.property(anyDay, fc.nat(86_399), fc.constantFrom(...zones), (day, second, zone) => {
        const moment = Date.parse(day) + second * 1000;
        const counted = businessDay(moment, zone);
        const [date = '', clock = ''] = formatReportDateTime(moment, zone).split(' ');
        expect(date.split('/').reverse().join('-')).toBe(counted);
        expect(formatListDate(moment, zone)).toBe(formatListDate(counted, zone));
        expect(formatLongDate(moment, zone)).toBe(formatLongDate(counted, zone));
        expect(formatBillingDateTime(moment, zone).slice(0, 16)).toBe(`${date} ${clock.slice(0, 5)}`);
      }),
    );
  });

  test('agree with Intl, for any instant, time zone and system time zone', () => {
    const two = '2-digit';
    const parts = { year: 'numeric', month: two, day: two, hour: two, minute: two, second: two } as const;
    fc.assert(
      fc.property(anyMoment, fc.constantFrom(...zones), anySystem, (moment, timeZone, system) => {
        vi.stubEnv('TZ', system);
        const clock = new Intl.DateTimeFormat('en-GB', { ...parts, hourCycle: 'h23', timeZone });
        const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone });
        const words = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone });
        const said = clock.format(moment).replace(',', '');
        const [day = '', month, year = ''] = (said.split(' ')[0] ?? '').split('/');
        expect(formatReportDateTime(moment, timeZone)).toBe(said);
        expect(formatListDate(moment, timeZone)).toBe(`${day} ${words.format(moment)} ${year}`);
        expect(formatLongDate(moment, timeZone)).toBe(long.format(moment));
        expect(businessDay(moment, timeZone)).toBe(`${year}-${month}-${day}`);
      }),
      { numRuns: 400 },
    );
  });

  test('a day without a time is the same day in every time zone', () => {
    expect(formatLongDate('2026-11-21', 'America/New_York')).toBe('Saturday, November 21, 2026');
    expect(businessDay('2026-11-21', 'Asia/Shanghai')).toBe('2026-11-21');
  });

  test('throw for an invalid instant or time zone', () => {
    expect(() => formatListDate('yesterday', 'Asia/Dubai')).toThrow(RangeError);
    expect(() => businessDay(noon, 'Nowhere/Else')).toThrow(RangeError);
  });
});

test.each([
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['2026-11-21T00:00', false],
])('%s is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

test.each([
  ['2026-11-21T12:05:09.000Z', 'Africa/Cairo', '2026-11-21T14:05:09.000Z'],
  ['2026-07-21T22:30:00.000Z', 'Africa/Cairo', '2026-07-22T01:30:00.000Z'],
  ['2026-11-21T20:00:00.000Z', 'Asia/Kathmandu', '2026-11-22T01:45:00.000Z'],
  ['2026-11-21T12:05:09.000Z', 'UTC', '2026-11-21T12:05:09.000Z'],
])('wallTime shows %s in %s as %s', (instant, zone, local) => {
  expect(wallTime(new Date(instant), zone).toISOString()).toBe(local);
});

test('wallTime rejects a zone that does not exist', () => {
  expect(() => wallTime(new Date(), 'Mars/Olympus')).toThrow(RangeError);
});
