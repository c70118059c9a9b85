import { afterEach, beforeEach, expect, test } from 'vitest';
import { setLanguage, setNumerals, textStore } from './i18n.ts';
import { digitsIn, hasOwnNumerals } from './numerals.ts';

beforeEach(() => localStorage.clear());
afterEach(() => setLanguage('en'));

test('figures keep Latin digits until somebody chooses', async () => {
  await setLanguage('ar');
  expect(textStore.current().t('Page {{page}} of {{pages}}', { page: 12, pages: 345 })).toBe(
    'صفحة 12 من 345',
  );
  setNumerals('own');
  expect(textStore.current().t('Page {{page}} of {{pages}}', { page: 12, pages: 345 })).toBe(
    'صفحة ١٢ من ٣٤٥',
  );
  expect(textStore.current().numerals).toBe('arab');
});

test('Urdu has its own forms, English has one, and the choice is kept', async () => {
  setNumerals('own');
  await setLanguage('ur');
  expect(textStore.current().digits('1,234.50')).toBe('۱,۲۳۴.۵۰');
  await setLanguage('en');
  expect(textStore.current().digits('1,234.50')).toBe('1,234.50');
  expect([hasOwnNumerals('en'), hasOwnNumerals('ar'), hasOwnNumerals('ur')]).toEqual([false, true, true]);
  await setLanguage('ar');
  expect(textStore.current().numerals).toBe('arab');
});

test('what fills a hole as a text is a name and stays', async () => {
  setNumerals('own');
  await setLanguage('ar');
  expect(textStore.current().t('Page {{page}} of {{pages}}', { page: '2', pages: 3 })).toContain('2 من ٣');
});

test('each system counts from its zero', () => {
  expect(digitsIn('arab')('0123456789')).toBe('٠١٢٣٤٥٦٧٨٩');
  expect(digitsIn('arabext')('0123456789')).toBe('۰۱۲۳۴۵۶۷۸۹');
});
