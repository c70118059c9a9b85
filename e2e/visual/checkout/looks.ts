import type { BrowserContextOptions } from '@playwright/test';

const NARROW = { width: 320, height: 640 };
const PHONE = { width: 360, height: 780 };
const LAPTOP = { width: 1280, height: 800 };
const DESKTOP = { width: 1440, height: 900 };
const LARGE = { width: 1920, height: 1080 };

/** Languages, themes and sizes in which each state is shown. */
export const looks: (BrowserContextOptions & { name: string })[] = [
  { name: 'phone', locale: 'en-GB', viewport: PHONE, colorScheme: 'light' },
  { name: 'phone-arabic-dark', locale: 'ar-EG', viewport: PHONE, colorScheme: 'dark' },
  { name: 'phone-urdu', locale: 'ur-PK', viewport: PHONE, colorScheme: 'light' },
  { name: 'narrow', locale: 'en-GB', viewport: NARROW, colorScheme: 'light' },
  { name: 'wide', locale: 'en-GB', viewport: LAPTOP, colorScheme: 'light' },
  { name: 'wide-dark', locale: 'en-GB', viewport: DESKTOP, colorScheme: 'dark' },
  { name: 'wide-arabic', locale: 'ar-EG', viewport: DESKTOP, colorScheme: 'light' },
  { name: 'wide-urdu-dark', locale: 'ur-PK', viewport: LARGE, colorScheme: 'dark' },
];
