import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

/** What has happened by the time that every promise which can be settled is. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('four begin at once, the others in the order they came as places are left', async () => {
  const turns = new Turns();
  for (let call = 0; call < 4; call += 1) expect(turns.enter('nile')).toBeUndefined();
  const began: number[] = [];
  for (const call of [5, 6, 7]) void turns.enter('nile')?.then(() => began.push(call));
  await settled();
  expect(began).toEqual([]);
  turns.leave('nile');
  await settled();
  expect(began).toEqual([5]);
  turns.leave('nile');
  turns.leave('nile');
  await settled();
  expect(began).toEqual([5, 6, 7]);
  expect(turns.enter('nile')).toBeInstanceOf(Promise);
});

test('an account waits for itself alone, and begins anew when all its calls are over', () => {
  const turns = new Turns();
  for (let call = 0; call < 4; call += 1) void turns.enter('nile');
  expect(turns.enter('delta')).toBeUndefined();
  for (let call = 0; call < 4; call += 1) turns.leave('nile');
  for (let call = 0; call < 4; call += 1) expect(turns.enter('nile')).toBeUndefined();
});

test('behind a full line is 429 with the time to come again, and no place is lost by it', async () => {
  const turns = new Turns();
  for (let call = 0; call < 4; call += 1) void turns.enter('nile');
  const line = Array.from({ length: 64 }, () => turns.enter('nile'));
  expect(() => turns.enter('nile')).toThrow(expect.objectContaining({ statusCode: 429, retryAfter: 1 }));
  for (let call = 0; call < 64; call += 1) turns.leave('nile');
  await Promise.all(line);
  for (let call = 0; call < 4; call += 1) turns.leave('nile');
  expect(turns.enter('nile')).toBeUndefined();
});
