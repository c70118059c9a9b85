import { afterEach, expect, test, vi } from 'vitest';
import { inLanguage, keepLanguage } from './page-language.ts';

afterEach(() => vi.restoreAllMocks());

test.each([
  ['https://pay.test/hosted-checkout/eg/cs_1', 'https://pay.test/hosted-checkout/eg/cs_1?lang=ar'],
  [
    'https://pay.test/receipt/rcp_1?lang=en&numerals=arab',
    'https://pay.test/receipt/rcp_1?lang=ar&numerals=arab',
  ],
])('adds the language to the address %s', (address, expected) => {
  expect(inLanguage(address, 'ar')).toBe(expected);
});

test('keeps the chosen language in the page’s address, and keeps the rest of the address and the history', () => {
  history.replaceState({ step: 1 }, '', '/checkout/via-link/pkg_1?numerals=arab#top');
  const entries = history.length;
  keepLanguage('ur');
  expect(location.pathname + location.search + location.hash).toBe(
    '/checkout/via-link/pkg_1?numerals=arab&lang=ur#top',
  );
  expect(history.length).toBe(entries);
  expect(history.state).toEqual({ step: 1 });
});
