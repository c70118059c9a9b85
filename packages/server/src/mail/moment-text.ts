import type { Language } from '@daftar/domain';

/** The locale of each language, for the format of dates and numbers. */
export const localeOf: Readonly<Record<Language, string>> = { en: 'en-GB', ar: 'ar-EG', ur: 'ur-PK' };

/** Formats an instant for a person, with the time zone, because readers may live in another one. */
export const momentText = (moment: Date, language: Language, timeZone: string): string =>
  new Intl.DateTimeFormat(localeOf[language], {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    numberingSystem: 'latn',
    timeZone,
  }).format(moment);
