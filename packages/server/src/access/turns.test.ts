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

test('a few accounts that ask for much leave every other a place, and share what is beyond their first', async () => {
  const turns = new Turns();
  const began: string[] = [];
  const ask = (id: string) => {
    const turn = turns.enter(id);
    if (turn) void turn.then(() => began.push(id));
    return turn === undefined;
  };
  const at = (id: string, calls: number) => Array.from({ length: calls }, () => ask(id)).filter(Boolean);
  expect([at('a', 6).length, at('b', 6).length, at('c', 6).length, at('d', 1).length]).toEqual([4, 2, 1, 1]);
  // What is left beyond the first goes round.
  for (let call = 0; call < 3; call += 1) turns.leave('a');
  await settled();
  expect(began).toEqual(['a', 'b', 'c']);
  turns.leave('a');
  turns.leave('c');
  await settled();
  expect(began).toHaveLength(5);
});

test('no place is lost or made, whatever the order of coming and going', async () => {
  const turns = new Turns();
  const ids = ['a', 'b', 'c', 'd', 'e'];
  let most = 0;
  const atWork = new Map(ids.map((id) => [id, 0]));
  const work = async (id: string, ticks: number) => {
    await turns.enter(id);
    atWork.set(id, (atWork.get(id) ?? 0) + 1);
    const counts = [...atWork.values()];
    expect(Math.max(...counts)).toBeLessThanOrEqual(4);
    most = Math.max(
      most,
      counts.reduce((sum, count) => sum + Math.max(0, count - 1), 0),
    );
    for (let tick = 0; tick < ticks; tick += 1) await settled();
    atWork.set(id, (atWork.get(id) ?? 0) - 1);
    turns.leave(id);
  };
  await Promise.all(
    Array.from({ length: 200 }, (_, call) => work(ids[(call * 7) % 5] ?? 'a', (call * 13) % 5)),
  );
  expect([...atWork.values()]).toEqual([0, 0, 0, 0, 0]);
  expect(most).toBe(4);
  for (const id of ids) expect(turns.enter(id)).toBeUndefined();
});
