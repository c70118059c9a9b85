import { languages } from '@daftar/domain';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { setLanguage, setNumerals } from '../../../i18n/i18n.ts';
import { longDate } from './long-date.ts';

afterAll(async () => {
  setNumerals('latin');
  await setLanguage('en');
});

const moments = fc.date({ min: new Date('1970-01-01'), max: new Date('2099-12-30'), noInvalidDate: true });
const zones = fc.constantFrom('Africa/Cairo', 'Asia/Karachi', 'Asia/Dubai', 'Asia/Riyadh', 'UTC');
const locales = { en: 'en-US', ar: 'ar-u-nu-arab', ur: 'ur-u-nu-arabext' } as const;

test.each(languages)(
  'a long date in %s has the words, the order and the digits of Intl',
  async (language) => {
    await setLanguage(language);
    setNumerals('own');
    fc.assert(
      fc.property(moments, zones, (moment, timeZone) => {
        const byIntl = new Intl.DateTimeFormat(locales[language], { dateStyle: 'full', timeZone });
        expect(longDate(moment.toISOString(), timeZone, language)).toBe(byIntl.format(moment));
      }),
    );
  },
);
