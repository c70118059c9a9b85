import { expect, test } from 'vitest';
import { checkBody, details } from './schemas.ts';

const text = {
  type: 'string',
  minLength: 2,
  allOf: [
    { pattern: '[a-z]', description: 'It needs a letter.' },
    { pattern: '^[^;]*$', description: 'It has no semicolon.' },
  ],
};
const saidOf = (schema: object, value: unknown) => {
  const check = checkBody(schema);
  expect(check(value)).toBe(false);
  return details(check.errors).map(({ field, code, message }) => [field, code, message]);
};

test('a text that breaks several patterns is told one of them, in the words of the contract', () => {
  const schema = { type: 'object', properties: { a: text, b: text } };
  const said = saidOf(schema, { a: '1;', b: '12' });
  expect(said.map(([field, code]) => [field, code])).toEqual([
    ['a', 'pattern'],
    ['b', 'pattern'],
  ]);
  expect(said[1]?.[2]).toBe('b does not fit: It needs a letter.');
  expect(saidOf(schema, { a: '' })).toEqual([['a', 'minLength', expect.any(String)]]);
});

test('a body with a great many mistakes is answered at once', () => {
  const many = Array.from({ length: 60_000 }, () => '1');
  const check = checkBody({ type: 'array', items: text });
  check(many);
  const started = performance.now();
  expect(details(check.errors)).toHaveLength(20);
  // Each compared with each took half a minute.
  expect(performance.now() - started).toBeLessThan(2_000);
});
