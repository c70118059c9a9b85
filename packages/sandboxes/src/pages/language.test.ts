import { expect, test } from 'vitest';
import { languageOf } from './language.ts';

test.each([
  ['ar-EG, en;q=0.8', 'ar'],
  ['en;q=0.7, ar;q=0.8', 'ar'],
  ['en; q=0.7, ur; q=0.8', 'ur'],
  ['ar;q=0, ur;q=0.1', 'ur'],
  ['de, fr;q=0.5', 'en'],
  [undefined, 'en'],
])('the header Accept-Language %j selects the language %s', (accepted, language) => {
  expect(languageOf({ query: {}, headers: { 'accept-language': accepted } })).toBe(language);
});

test('the query parameter lang takes precedence over the header Accept-Language', () => {
  expect(languageOf({ query: { lang: 'ur' }, headers: { 'accept-language': 'ar' } })).toBe('ur');
});
