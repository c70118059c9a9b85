import type { Language } from '@daftar/domain';

/** Each language with the country whose habits its dates and numbers follow. */
export const localeOf: Readonly<Record<Language, string>> = { en: 'en-GB', ar: 'ar-EG', ur: 'ur-PK' };

/** Writes a moment for a person, with the time zone: readers may live in another one. */
export const momentText = (moment: Date, language: Language, timeZone: string): string =>
  new Intl.DateTimeFormat(localeOf[language], {
    ...{ year: 'numeric', month: 'long', day: 'numeric', hour: '2-digit', minute: '2-digit' },
    timeZoneName: 'short',
    numberingSystem: 'latn',
    timeZone,
  }).format(moment);
