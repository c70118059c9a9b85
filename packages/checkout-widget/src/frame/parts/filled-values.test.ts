import { groupCardNumber } from '@daftar/domain';
import { expect, test } from 'vitest';
import { maskTypedExpiry } from '../methods/card/expiry-text.ts';

test.each([
  '08/2029',
  '2029-08',
  '8/29',
  '0829',
  '08 / 29',
  '٠٨/٢٩',
  '۰۸/۲۰۲۹',
  '08/29\n',
  '\u200e08/29\u200f',
  '202908',
  '082029',
])('an expiry filled in as %j is 08/29', (text) => {
  expect(maskTypedExpiry(text, { caret: text.length, isFilled: true, before: '' })).toBe('08/29');
});

test.each([
  '5555 5555 5555 4444\n',
  '5555-5555-5555-4444',
  '\u200e5555555555554444\u200f',
  '٥٥٥٥٥٥٥٥٥٥٥٥٤٤٤٤',
])('a card pasted as %j is grouped', (text) => {
  expect(groupCardNumber(text)).toBe('5555 5555 5555 4444');
});
