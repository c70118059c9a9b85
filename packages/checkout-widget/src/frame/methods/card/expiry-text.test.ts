import { expect, test } from 'vitest';
import { maskTypedExpiry } from './expiry-text.ts';

const atEnd = (text: string, isFilled = false, before = '') => ({ caret: text.length, isFilled, before });
const typeKey = (shown: string, key: string) =>
  maskTypedExpiry(shown + key, atEnd(shown + key, false, shown));

test.each([
  ['', ''],
  ['052', '05/2'],
  ['0529', '05/29'],
  ['05/2029', '05/29'],
  ['202905', '05/29'],
  ['2029-05', '05/29'],
  ['5 2029', '05/29'],
  ['٠٥/٢٠٢٩', '05/29'],
  ['29/05', '05/29'],
  ['129', '12/9'],
])('an expiry filled in as %o shows %o', (text, shown) => {
  expect(maskTypedExpiry(text, atEnd(text, true))).toBe(shown);
});

test('a year of four digits can be typed one by one', () => {
  expect([...'05/2029'].reduce(typeKey, '')).toBe('05/29');
  expect([...'52029'].reduce(typeKey, '')).toBe('05/29');
});

test('a year of two digits can be typed one by one, and deleted', () => {
  let shown = [...'1229'].reduce(typeKey, '');
  expect(shown).toBe('12/29');
  while (shown) {
    const next = maskTypedExpiry(shown.slice(0, -1), atEnd(shown.slice(0, -1), false, shown));
    expect(next.length).toBeLessThan(shown.length);
    shown = next;
  }
});

test('a month that is selected and typed again keeps the year', () => {
  expect(maskTypedExpiry('1/29', { caret: 1, isFilled: false, before: '08/29' })).toBe('1/29');
  expect(maskTypedExpiry('11/29', { caret: 2, isFilled: false, before: '1/29' })).toBe('11/29');
  expect(maskTypedExpiry('13/05', atEnd('13/05'))).toBe('13/05');
});

test.each([
  ['08/29', '0829', 2, '08/29'],
  ['/29', '29', 0, '/29'],
  ['08/29', '129', 1, '1/29'],
  ['1/29', '129', 1, '1/29'],
  ['08/29', '1129', 2, '11/29'],
  ['08/2', '082', 2, '08/2'],
  ['08/9', '9', 1, '09'],
])('the digits behind the slash of %o stay the year when it becomes %o', (before, text, caret, shown) => {
  expect(maskTypedExpiry(text, { caret, isFilled: false, before })).toBe(shown);
});
