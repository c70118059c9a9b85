import { languages } from '@daftar/domain';
import { afterAll, expect, test } from 'vitest';
import { setLanguage, setNumerals, textStore } from '../../../i18n/i18n.ts';
import { dateLocales } from '../../ui/cells/date-locales.ts';
import { calendarWords } from './calendar-words.ts';

const saturday = new Date(2026, 10, 21);
const firstDays = { en: 1, ar: 6, ur: 0 } as const;
afterAll(async () => {
  setNumerals('latin');
  await setLanguage('en');
});

test.each([
  ['en', 'November 2026', 'Sat', 'Saturday, November 21, 2026'],
  ['ar', 'نوفمبر ٢٠٢٦', 'س', 'السبت، ٢١ نوفمبر ٢٠٢٦'],
  ['ur', 'نومبر ۲۰۲۶', 'ہفتہ', 'ہفتہ، ۲۱ نومبر، ۲۰۲۶'],
] as const)(
  'the calendar formats months, weekdays and days in %s',
  async (language, month, weekday, whole) => {
    await setLanguage(language);
    setNumerals('own');
    const texts = textStore.current();
    const { formatters, labels } = calendarWords(texts);
    expect(formatters.formatCaption?.(saturday)).toBe(month);
    expect(formatters.formatWeekdayName?.(saturday)).toBe(weekday);
    expect(formatters.formatDay?.(saturday)).toBe(texts.digits('21'));
    const plain = { ...{ focused: false, disabled: false, hidden: false, outside: false }, today: false };
    expect(labels.labelDayButton?.(saturday, plain)).toBe(whole);
    expect(labels.labelDayButton?.(saturday, { ...plain, today: true })).toBe(
      `${texts.t('Today')}: ${whole}`,
    );
  },
);

test('every language has seven distinct weekday names and a first day of the week', async () => {
  for (const language of languages) {
    await setLanguage(language);
    const { formatters } = calendarWords(textStore.current());
    const week = Array.from({ length: 7 }, (_, day) =>
      formatters.formatWeekdayName?.(new Date(2026, 10, 1 + day)),
    );
    expect(new Set(week).size).toBe(7);
    expect(dateLocales[language].options?.weekStartsOn).toBe(firstDays[language]);
  }
});
