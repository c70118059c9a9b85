import type { BrowserContextOptions } from '@playwright/test';

const NARROW = { width: 320, height: 640 };
const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1100, height: 800 };

/** Languages, themes and sizes in which each state is shown. */
export const looks: (BrowserContextOptions & { name: string })[] = [
  { name: 'phone', locale: 'en-GB', viewport: PHONE, colorScheme: 'light' },
  { name: 'phone-arabic-dark', locale: 'ar-EG', viewport: PHONE, colorScheme: 'dark' },
  { name: 'phone-urdu', locale: 'ur-PK', viewport: PHONE, colorScheme: 'light' },
  { name: 'narrow', locale: 'en-GB', viewport: NARROW, colorScheme: 'light' },
  { name: 'wide', locale: 'en-GB', viewport: WIDE, colorScheme: 'light' },
  { name: 'wide-arabic', locale: 'ar-EG', viewport: WIDE, colorScheme: 'light' },
  { name: 'wide-dark', locale: 'en-GB', viewport: WIDE, colorScheme: 'dark' },
];
