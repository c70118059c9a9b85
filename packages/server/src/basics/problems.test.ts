import { expect, test } from 'vitest';
import { invalid, problemDetail } from './problems.ts';

const LONG = '😀'.repeat(2_000);

test('problemDetail keeps a message with several long values within the contract’s limit', () => {
  const { message, values } = problemDetail('request.oneOf', { field: LONG, values: LONG });
  expect(message.length).toBeLessThanOrEqual(1_000);
  expect(message.isWellFormed()).toBe(true);
  for (const value of Object.values(values ?? {})) expect(String(value).length).toBeLessThanOrEqual(900);
});

test('a plain message is cut to the contract’s limit', () => {
  const [error] = invalid(`No ${LONG}`).errors;
  expect(error?.message.length).toBeLessThanOrEqual(1_000);
  expect(error?.message.endsWith('…')).toBe(true);
});
