import { expect, test } from 'vitest';
import { asFields, parseJsonDigits, textOf } from './json-digits.ts';

test('numbers keep their digits', () => {
  expect(parseJsonDigits('{"id":12345678901234567890,"amount":20.50,"deep":[1.10]}')).toEqual({
    id: '12345678901234567890',
    amount: '20.50',
    deep: ['1.10'],
  });
});

test('a text that the database could not keep is kept as far as it can be', () => {
  expect(parseJsonDigits('{"description":"Book \\ud83d","deep":["a\\u0000b","😀"]}')).toEqual({
    description: 'Book \uFFFD',
    deep: ['a\uFFFDb', '😀'],
  });
});

test('what is no JSON object has no fields', () => {
  for (const text of ['', '<html>', '[1]', '"text"', 'null', '3', '{"a":1']) {
    expect(asFields(parseJsonDigits(text))).toBeUndefined();
  }
});

test('an absent, null or inherited field is empty', () => {
  const fields = { nothing: null, deep: {}, yes: true };
  for (const name of ['nothing', 'deep', 'yes', 'absent', 'toString', '__proto__'])
    expect(textOf(fields, name)).toBe('');
});
