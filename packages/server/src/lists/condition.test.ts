import { expect, test } from 'vitest';
import { condition, contains, writeWhere } from './condition.ts';

test('writeWhere returns values separately, with numbered placeholders', () => {
  const text = "'; drop table merchants; --";
  const written = writeWhere([
    condition`a = ${text}`,
    condition`(b ilike ${'%x%'} or c = ${3})`,
    condition`d is null`,
  ]);
  expect(written).toEqual({
    text: ' where a = $1 and (b ilike $2 or c = $3) and d is null',
    values: [text, '%x%', 3],
  });
});

test('writeWhere returns no WHERE without conditions', () => {
  expect(writeWhere([])).toEqual({ text: '', values: [] });
});

test('contains escapes the wildcards of LIKE', () => {
  expect(contains('50%_a\\b')).toBe('%50\\%\\_a\\\\b%');
});

test('a condition in another one becomes a part of it', () => {
  const inner = condition`(a = ${1} or b = ${2})`;
  const bare = condition`c`;
  expect(writeWhere([condition`x = ${0} and ${inner} and ${bare} or y = ${3}`, condition`${inner}`])).toEqual(
    {
      text: ' where x = $1 and (a = $2 or b = $3) and c or y = $4 and (a = $5 or b = $6)',
      values: [0, 1, 2, 3, 1, 2],
    },
  );
});
