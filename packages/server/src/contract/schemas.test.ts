import { expect, test } from 'vitest';
import { checkBody } from './schemas.ts';

const limitsOf = (schema: object, value: unknown) => {
  const check = checkBody(schema);
  return check(value) ? [] : (check.errors ?? []).map(({ keyword, params }) => [keyword, params.limit]);
};

test('minLength counts characters without the spaces around them', () => {
  const schema = { type: 'string', minLength: 2 };
  for (const text of ['', '   ', ' a ', '\u00a0a\n', '🎉'])
    expect(limitsOf(schema, text), text).toEqual([['minLength', 2]]);
  for (const text of ['ab', ' ab ', 'a b', '🎉🎉']) expect(limitsOf(schema, text), text).toEqual([]);
});

test('minLength counts the spaces of a password', () => {
  expect(limitsOf({ type: 'string', format: 'password', minLength: 5 }, ' a b ')).toEqual([]);
});
