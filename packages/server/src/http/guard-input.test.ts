import { expect, test } from 'vitest';
import { guardInput } from './guard-input.ts';

test.each([['\u0000'], [{ name: 'a\ud800' }], [{ list: ['\udc00b'] }], [{ '\ud83d': 1 }]])(
  'guardInput rejects %j, which PostgreSQL cannot store',
  (value) => {
    expect(() => guardInput(value)).toThrow(/Text must/);
  },
);

test('guardInput accepts well-formed text, including characters outside the basic plane', () => {
  expect(() => guardInput({ name: 'نايل 📚', '📚': 1, none: null })).not.toThrow();
});

test('guardInput rejects a body that is nested too deep', () => {
  let value: unknown = 1;
  for (let level = 0; level < 13; level += 1) value = { value };
  expect(() => guardInput(value)).toThrow(/nested/);
});
