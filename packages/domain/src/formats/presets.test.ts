import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  type DatePreset,
  datePresetLabels,
  defaultDatePreset,
  presetOf,
  presetRange,
} from './date-presets.ts';
import { dayRange } from './day-range.ts';
import { addDays, isDay, yearBefore } from './days.ts';

import { payoutExportName } from './export-name.ts';
import { formatFileSize, formatTotal } from './numbers.ts';

import { formatSettledAmount } from './settlement-formats.ts';

const anyDay = fc
  .date({ min: new Date('2001-01-01'), max: new Date('2099-12-30'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const presets = (Object.keys(datePresetLabels) as DatePreset[]).filter((preset) => preset !== 'custom');

describe('addDays', () => {
  test('adding and subtracting days undo each other and keep the order', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -400, max: 400 }), (day, days) => {
        const other = addDays(day, days);
        expect(isDay(other)).toBe(true);
        expect(addDays(other, -days)).toBe(day);
        expect(Math.sign(days)).toBe(other > day ? 1 : other < day ? -1 : 0);
      }),
    );
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError);
  });

  test('adds days as UTC does across month ends and leap days, in any system time zone', () => {
    const systems = fc.constantFrom('UTC', 'Africa/Cairo', 'Asia/Karachi', 'Asia/Dubai', 'America/New_York');
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -4000, max: 4000 }), systems, (day, days, system) => {
        vi.stubEnv('TZ', system);
        const counted = new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
        expect(addDays(day, days)).toBe(counted);
      }),
      { numRuns: 500 },
    );
    vi.unstubAllEnvs();
  });

  test.each([
    ['2028-03-01', -1, '2028-02-29'],
    ['2100-03-01', -1, '2100-02-28'],
    ['2000-02-28', 1, '2000-02-29'],
    ['2026-04-30', 1, '2026-05-01'],
    ['2026-04-23', 1, '2026-04-24'],
  ])('%s and %i days is %s', (day, days, other) => {
    expect(addDays(day, days)).toBe(other);
  });

  test.each([
    ['2026-11-21', '2025-11-21'],
    ['2028-02-29', '2027-02-28'],
    ['2029-02-28', '2028-02-28'],
    ['2027-03-01', '2026-03-01'],
    ['2026-01-31', '2025-01-31'],
  ])('a year before %s is %s', (day, before) => {
    expect(yearBefore(day)).toBe(before);
  });
});

describe('presets', () => {
  test.each([
    ['today', '2026-11-21', '2026-11-21'],
    ['yesterday', '2026-11-20', '2026-11-20'],
    ['last7Days', '2026-11-15', '2026-11-21'],
    ['last30Days', '2026-10-23', '2026-11-21'],
    ['lastYear', '2025-11-22', '2026-11-21'],
  ] as const)('%s is %s to %s', (preset, dateFrom, dateTo) => {
    expect(presetRange(preset, '2026-11-21')).toEqual({ dateFrom, dateTo });
  });

  test('each preset’s range ends today (or yesterday), runs forwards and is recognised as that preset', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...presets), (today, preset) => {
        const range = presetRange(preset, today);
        expect(range.dateFrom <= range.dateTo).toBe(true);
        expect(range.dateTo).toBe(preset === 'yesterday' ? addDays(today, -1) : today);
        expect(presetOf(range, today)).toBe(preset);
        expect(dayRange(range.dateFrom, range.dateTo, 'Africa/Cairo').from).toBeInstanceOf(Date);
      }),
    );
  });

  test('last year has 365 or 366 days', () => {
    fc.assert(
      fc.property(anyDay, (today) => {
        const { dateFrom } = presetRange('lastYear', today);
        const days = (Date.parse(today) - Date.parse(dateFrom)) / 86_400_000 + 1;
        expect(days === 365 || days === 366).toBe(true);
      }),
    );
  });

  test('any other range is custom; the default is seven days', () => {
    expect(presetOf({ dateFrom: '2026-11-01', dateTo: '2026-11-21' }, '2026-11-21')).toBe('custom');
    expect(presetOf({ dateFrom: '2026-11-15', dateTo: '2026-11-20' }, '2026-11-21')).toBe('custom');
    expect(defaultDatePreset).toBe('last7Days');
    expect(Object.values(datePresetLabels)).toEqual([
      'Today',
      'Yesterday',
      'Last 7 days',
      'Last 30 days',
      'Last year',
      'Custom',
    ]);
    expect(() => presetRange('today', 'now')).toThrow(RangeError);
  });
});

describe('other formats of the specification', () => {
  test('an export’s file name has its day', () => {
    expect(payoutExportName('2026-11-01')).toBe('Loan_Disbursements_01-11-2026');
    expect(() => payoutExportName('01-11-2026')).toThrow(RangeError);
  });

  test('a size is in megabytes of 1,048,576 bytes', () => {
    expect(formatFileSize(1_572_864, 'en')).toBe('1.50\u00a0MB');
    expect(formatFileSize(0, 'en')).toBe('0.00\u00a0MB');
    expect(formatFileSize(1_578_106, 'en')).toBe('1.50\u00a0MB');
    expect(formatFileSize(1_578_107, 'en')).toBe('1.51\u00a0MB');
    expect(formatFileSize(4_823, 'en')).toBe('0.0046\u00a0MB');
    expect(formatFileSize(4_823, 'ar', 'arab')).toBe('٠٫٠٠٤٦\u00a0MB');
    expect(formatFileSize(1, 'en')).toBe('0.00000095\u00a0MB');
    expect(formatFileSize(1_048_576_000, 'ar', 'arab')).toBe('١٬٠٠٠٫٠٠\u00a0MB');
    for (const bytes of [-1, 0.5, Number.NaN]) expect(() => formatFileSize(bytes, 'en')).toThrow(RangeError);
  });

  test('a settled amount without a currency is in US dollars', () => {
    expect(formatSettledAmount(1234.5, 'USD', 'en')).toBe('$1,234.50');
    expect(formatSettledAmount('1234.565', undefined, 'en')).toBe('$1,234.57');
    expect(formatSettledAmount(-1, 'nonsense', 'en')).toBe('−$1.00');
    expect(formatSettledAmount(5, 'EUR', 'en')).toBe('€5.00');
    expect(formatSettledAmount(1.2345, 'KWD', 'en')).toBe('KWD\u00a01.235');
    expect(() => formatSettledAmount('x', 'USD', 'en')).toThrow(RangeError);
  });

  test('a total that was counted only up to a limit has a +', () => {
    expect(formatTotal(9999, false, 'en')).toBe('9,999');
    expect(formatTotal(10_000, true, 'en')).toBe('10,000+');
  });
});
