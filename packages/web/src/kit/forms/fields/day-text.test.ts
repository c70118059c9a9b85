import { addDays, formatListDate, isDay, languages } from '@daftar/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setLanguage, setNumerals } from '../../../i18n/i18n.ts';
import { digitsIn } from '../../../i18n/numerals.ts';
import { listDate } from '../../ui/cells/local-dates.ts';
import { dayText, parseDay } from './day-text.ts';

const days = fc.integer({ min: 0, max: 3_287_181 }).map((ago) => addDays('1000-01-01', ago));
const written = fc.constantFrom('latn', 'arab', 'arabext').map((numerals) => digitsIn(numerals));
const spoken = fc.constantFrom(...languages);
const separators = fc.constantFrom('/', '-', '.', ' ', ' / ', '،', '؍', '٫', '\u200f/');
const short = (part = '') => part.replace(/^0/, '');

beforeAll(() => setNumerals('own'));
afterAll(async () => {
  setNumerals('latin');
  await setLanguage('en');
});

test('a formatted date is parsed back to the same date, in every digit system', () => {
  fc.assert(
    fc.property(days, written, spoken, (day, digits, language) => {
      expect(parseDay(dayText(day, digits), language)).toBe(day);
    }),
  );
});

test('a date is parsed with any separator, without leading zeros, as eight digits and as YYYY-MM-DD', () => {
  fc.assert(
    fc.property(days, written, spoken, separators, (iso, digits, language, separator) => {
      const [year = '', month = '', day = ''] = iso.split('-');
      for (const typed of [
        ...[[day, month, year].join(separator), [short(day), short(month), year].join(separator)],
        ...[`${day}${month}${year}`, iso, ` ${iso} `, iso.replaceAll('-', '/')],
      ])
        expect(parseDay(digits(typed), language), typed).toBe(iso);
    }),
  );
});

test.each(languages)('a date copied from a list is parsed in %s', async (language) => {
  await setLanguage(language);
  fc.assert(
    fc.property(days, (day) => {
      expect(parseDay(listDate(day, 'UTC', language), language)).toBe(day);
      expect(parseDay(formatListDate(day, 'UTC'), language)).toBe(day);
    }),
  );
});

test('any text is parsed to a valid date or undefined', () => {
  const like = fc.stringMatching(/^[0-9٠-٩۰-۹/. -]{6,10}$/u);
  fc.assert(
    fc.property(fc.oneof(like, fc.string()), spoken, (typed, language) => {
      const day = parseDay(typed, language);
      expect(day === undefined || isDay(day)).toBe(true);
    }),
  );
});

test.each([
  ...['', '2', '21/11', '21/11/26', '2026-11-2', '2026', '31/02/2026', '00/11/2026', '21/13/2026'],
  ...['21/11/0026', '21/11/20266', '21 No 2026', '21 Nothing 2026', 'today', '2026-11-20T10:00:00Z'],
])('%o is not parsed as a date', (typed) => {
  expect(parseDay(typed, 'en')).toBeUndefined();
});

test('text that is not a date is shown unchanged', () => {
  expect(dayText('soon', digitsIn('arab'))).toBe('soon');
});
