import { expect, test } from 'vitest';
import { hostedShop } from './hosted-shop.ts';

test.each([
  ['', undefined, 'auto'],
  ['', 'ar', 'ar'],
  ['?lang=ur', 'ar', 'ur'],
])('the query %s and the payment’s language %s set the language %s', (search, language, locale) => {
  const view = { location: { search } } as Window;
  expect(hostedShop(view, language).options.locale).toBe(locale);
});
