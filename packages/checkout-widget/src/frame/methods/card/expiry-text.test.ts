import { expect, test } from 'vitest';
import { maskTypedExpiry } from './expiry-text.ts';

test.each([
  ['', ''],
  ['5', '05'],
  ['12', '12'],
  ['052', '05/2'],
  ['0529', '05/29'],
  ['05/29', '05/29'],
  ['05/2029', '05/29'],
  ['5/2029', '05/29'],
  ['05 / 2029', '05/29'],
  ['05-2029', '05/29'],
  ['052029', '05/29'],
  ['2029-05', '05/29'],
  ['2029-05-31', '05/29'],
  ['٠٥/٢٠٢٩', '05/29'],
  ['۲۰۲۹-۰۵', '05/29'],
  ['05-29', '05/29'],
])('an expiry typed or filled in as %o shows %o', (typed, shown) => {
  expect(maskTypedExpiry(typed)).toBe(shown);
});

test('a year of four digits can be typed one by one', () => {
  let shown = '';
  for (const key of '05/2029') shown = maskTypedExpiry(shown + key);
  expect(shown).toBe('05/29');
});

test('a year of two digits can be typed one by one, and deleted', () => {
  let shown = '';
  for (const key of '1229') shown = maskTypedExpiry(shown + key);
  expect(shown).toBe('12/29');
  while (shown) {
    const next = maskTypedExpiry(shown.slice(0, -1));
    expect(next.length).toBeLessThan(shown.length);
    shown = next;
  }
});
