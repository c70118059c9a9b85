import { afterEach, beforeEach, expect, test } from 'vitest';
import { setLanguage, setNumerals, textStore } from './i18n.ts';
import { digitsIn, hasOwnNumerals } from './numerals.ts';

beforeEach(() => localStorage.clear());
afterEach(() => setLanguage('en'));

test('numbers use Latin digits until the user chooses otherwise', async () => {
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

test('own digits differ per language, English has only Latin ones, and the choice is stored', async () => {
  setNumerals('own');
  await setLanguage('ur');
  expect(textStore.current().digits('1,234.50')).toBe('۱٬۲۳۴٫۵۰');
  await setLanguage('en');
  expect(textStore.current().digits('1,234.50')).toBe('1,234.50');
  expect([hasOwnNumerals('en'), hasOwnNumerals('ar'), hasOwnNumerals('ur')]).toEqual([false, true, true]);
  await setLanguage('ar');
  expect(textStore.current().numerals).toBe('arab');
});

test('digits of a text placeholder are not converted', async () => {
  setNumerals('own');
  await setLanguage('ar');
  expect(textStore.current().t('Page {{page}} of {{pages}}', { page: '2', pages: 3 })).toContain('2 من ٣');
});

test('digits in known texts and server messages are converted; names and unknown texts stay unchanged', async () => {
  setNumerals('own');
  await setLanguage('ar');
  const { t, say, word } = textStore.current();
  expect(t('Last 30 days')).toBe('آخر ٣٠ يومًا');
  expect(t('Merchant Share (96%)')).toContain('(٩٦%)');
  expect(t('Use Latin digits ({{latin}})', { latin: '123' })).toContain('(123)');
  expect(say('Please narrow the list: pages end at 10,000 rows')).toContain('١٠٬٠٠٠');
  expect(say({ code: 'access.tooManyRequests', values: { count: 17 } })).toContain('١٧');
  const overlap = { number: 41, from: '2026-11-01', to: '2026-11-07' };
  expect(say({ code: 'overlap', values: overlap })).toMatch(/٤١.*٢٠٢٦-١١-٠١.*٢٠٢٦-١١-٠٧/);
  expect(say({ code: 'delivery.brokenConnection', values: { code: 'ERR_7' } })).toContain('ERR_7');
  expect(word('Books 24' as string)).toBe('Books 24');
});

test('digitsIn converts digits and separators to the digit system', () => {
  expect(digitsIn('arab')('0123456789')).toBe('٠١٢٣٤٥٦٧٨٩');
  expect(digitsIn('arabext')('0123456789')).toBe('۰۱۲۳۴۵۶۷۸۹');
  expect(digitsIn('arab')('1,234,567.25, 8. 22/11/2026')).toBe('١٬٢٣٤٬٥٦٧٫٢٥, ٨. ٢٢/١١/٢٠٢٦');
});
