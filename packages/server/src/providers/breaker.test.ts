import { expect, test } from 'vitest';
import { Breaker } from './breaker.ts';

const fail = (breaker: Breaker, times: number) => {
  for (let count = 0; count < times; count += 1) breaker.record(false);
};

test('a breaker opens after ten failures in a row, and after its pause lets one call try', () => {
  const clock = { now: 0 };
  const breaker = new Breaker(() => clock.now);
  fail(breaker, 9);
  expect(breaker.allows()).toBe(true);
  fail(breaker, 1);
  expect(breaker.allows()).toBe(false);
  clock.now = 15_000;
  expect([breaker.allows(), breaker.allows()]).toEqual([true, false]);
});

test('one call with a response closes a breaker', () => {
  const breaker = new Breaker(() => 0);
  fail(breaker, 9);
  breaker.record(true);
  fail(breaker, 9);
  expect(breaker.allows()).toBe(true);
});
