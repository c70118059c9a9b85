import { expect, test } from 'vitest';
import { asFields, parseJsonDigits, textOf } from './json-digits.ts';

test('parseJsonDigits keeps all digits of numbers', () => {
  expect(parseJsonDigits('{"id":12345678901234567890,"amount":20.50,"deep":[1.10]}')).toEqual({
    id: '12345678901234567890',
    amount: '20.50',
    deep: ['1.10'],
  });
});

test('parseJsonDigits replaces characters that PostgreSQL cannot store', () => {
  expect(parseJsonDigits('{"description":"Book \\ud83d","deep":["a\\u0000b","😀"]}')).toEqual({
    description: 'Book \uFFFD',
    deep: ['a\uFFFDb', '😀'],
  });
});

test('asFields returns undefined for text that is not a JSON object', () => {
  for (const text of ['', '<html>', '[1]', '"text"', 'null', '3', '{"a":1']) {
    expect(asFields(parseJsonDigits(text))).toBeUndefined();
  }
});

test('textOf returns an empty text for absent, null, inherited and structured fields', () => {
  const fields = { nothing: null, deep: {}, yes: true };
  for (const name of ['nothing', 'deep', 'yes', 'absent', 'toString', '__proto__'])
    expect(textOf(fields, name)).toBe('');
});
