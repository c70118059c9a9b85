import { expect, test } from 'vitest';
import { AccountLimiter } from './account-limiter.ts';

/** Resolves after all callbacks of settled promises have run. */
const callbacksDone = () => new Promise((resolve) => setImmediate(resolve));

test('an account runs four calls at once and starts the others in the order of their arrival', async () => {
  const limiter = new AccountLimiter();
  for (let call = 0; call < 4; call += 1) expect(limiter.enter('nile')).toBeUndefined();
  const started: number[] = [];
  for (const call of [5, 6, 7]) void limiter.enter('nile')?.then(() => started.push(call));
  await callbacksDone();
  expect(started).toEqual([]);
  limiter.leave('nile');
  await callbacksDone();
  expect(started).toEqual([5]);
  limiter.leave('nile');
  limiter.leave('nile');
  await callbacksDone();
  expect(started).toEqual([5, 6, 7]);
  expect(limiter.enter('nile')).toBeInstanceOf(Promise);
});

test('an account is not limited by the calls of another, nor by its own finished calls', () => {
  const limiter = new AccountLimiter();
  for (let call = 0; call < 4; call += 1) void limiter.enter('nile');
  expect(limiter.enter('delta')).toBeUndefined();
  for (let call = 0; call < 4; call += 1) limiter.leave('nile');
  for (let call = 0; call < 4; call += 1) expect(limiter.enter('nile')).toBeUndefined();
});

test('enter throws 429 with retryAfter when the queue is full, and does not count the call', async () => {
  const limiter = new AccountLimiter();
  for (let call = 0; call < 4; call += 1) void limiter.enter('nile');
  const queued = Array.from({ length: 64 }, () => limiter.enter('nile'));
  expect(() => limiter.enter('nile')).toThrow(expect.objectContaining({ statusCode: 429, retryAfter: 1 }));
  for (let call = 0; call < 64; call += 1) limiter.leave('nile');
  await Promise.all(queued);
  for (let call = 0; call < 4; call += 1) limiter.leave('nile');
  expect(limiter.enter('nile')).toBeUndefined();
});

test('busy accounts share four places beyond their first call, and every other account can start one', async () => {
  const limiter = new AccountLimiter();
  const started: string[] = [];
  const ask = (id: string) => {
    const turn = limiter.enter(id);
    if (turn) void turn.then(() => started.push(id));
    return turn === undefined;
  };
  const at = (id: string, calls: number) => Array.from({ length: calls }, () => ask(id)).filter(Boolean);
  expect([at('a', 6).length, at('b', 6).length, at('c', 6).length, at('d', 1).length]).toEqual([4, 2, 1, 1]);
  // Each freed place goes to the next account (round robin).
  for (let call = 0; call < 3; call += 1) limiter.leave('a');
  await callbacksDone();
  expect(started).toEqual(['a', 'b', 'c']);
  limiter.leave('a');
  limiter.leave('c');
  await callbacksDone();
  expect(started).toHaveLength(5);
});

test('the limits hold and no place is lost over 200 interleaved calls', async () => {
  const limiter = new AccountLimiter();
  const ids = ['a', 'b', 'c', 'd', 'e'];
  let most = 0;
  const running = new Map(ids.map((id) => [id, 0]));
  const work = async (id: string, ticks: number) => {
    await limiter.enter(id);
    running.set(id, (running.get(id) ?? 0) + 1);
    const counts = [...running.values()];
    expect(Math.max(...counts)).toBeLessThanOrEqual(4);
    most = Math.max(
      most,
      counts.reduce((sum, count) => sum + Math.max(0, count - 1), 0),
    );
    for (let tick = 0; tick < ticks; tick += 1) await callbacksDone();
    running.set(id, (running.get(id) ?? 0) - 1);
    limiter.leave(id);
  };
  await Promise.all(
    Array.from({ length: 200 }, (_, call) => work(ids[(call * 7) % 5] ?? 'a', (call * 13) % 5)),
  );
  expect([...running.values()]).toEqual([0, 0, 0, 0, 0]);
  expect(most).toBe(4);
  for (const id of ids) expect(limiter.enter(id)).toBeUndefined();
});
