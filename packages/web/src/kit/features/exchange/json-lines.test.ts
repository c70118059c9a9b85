import { expect, test } from 'vitest';
import { jsonLines } from './json-lines.ts';

test.each([
  ['سلمي', { name: 'السيدة سلمى عادل' }, 'سلمى'],
  ['ravi\u200f ', { name: 'RAVI Telecom' }, 'RAVI'],
  ['١٢', { amount: 4125 }, '12'],
  ['jose', { name: 'Jose\u0301 Ruiz' }, 'Jose\u0301'],
])('marks %j as the search finds it in %j', (text, message, marked) => {
  const lines = jsonLines(message, text).filter(({ found }) => found > 0);
  expect(lines.map(({ parts }) => parts[1])).toEqual([marked]);
  const whole = jsonLines(message, text).map(({ parts }) => parts.join(''));
  expect(whole.join('\n')).toBe(JSON.stringify(message, undefined, 2));
});

test('marks every place of a line, and none without a text', () => {
  expect(jsonLines({ a: 'xyx' }, 'X').map(({ found }) => found)).toEqual([0, 2, 0]);
  expect(jsonLines({ a: 'x' }, ' \u200e').map(({ found }) => found)).toEqual([0, 0, 0]);
});
