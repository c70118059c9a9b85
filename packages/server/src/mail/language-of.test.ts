import { expect, test } from 'vitest';
import { languageOf, languageOfCustomer } from './language-of.ts';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['ar', 'ar'],
  ['ur-PK,en;q=0.8', 'ur'],
  ['en;q=0.5, ar;q=0.9', 'ar'],
  ['fr, de', 'en'],
  ['arn', 'en'],
  ['ar;q=0, ur;q=0.1', 'ur'],
  ['ar;q=x', 'en'],
])('languageOf(%j) returns %s', (accepted, language) => {
  expect(languageOf(accepted)).toBe(language);
});

test('a customer without a language gets English', () => {
  expect(languageOfCustomer({})).toBe('en');
  expect(languageOfCustomer({ language: 'ur' })).toBe('ur');
  expect(languageOfCustomer({ language: 'xx' })).toBe('en');
});
