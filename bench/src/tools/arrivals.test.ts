import { expect, test } from 'vitest';
import { arrivals } from './arrivals.ts';

/** A clock that advances only during a sleep. */
function fakeTime() {
  let now = 0;
  return {
    clock: () => now,
    sleep: async (ms: number) => {
      now += ms;
    },
  };
}

test('arrivals starts work at even distances without waiting for earlier work', async () => {
  const { clock, sleep } = fakeTime();
  const starts: number[] = [];
  let end = () => {};
  const last = new Promise<void>((resolve) => {
    end = resolve;
  });
  const all = arrivals(
    4,
    1,
    async (number) => {
      starts.push(clock());
      if (number === 3) end();
      await last;
      return number;
    },
    clock,
    sleep,
  );
  expect(await all).toEqual([0, 1, 2, 3]);
  expect(starts).toEqual([0, 250, 500, 750]);
});

test('arrivals catches up after a pause of the machine', async () => {
  let now = 0;
  const sleep = async (ms: number) => {
    now += now === 0 ? 600 : ms;
  };
  const starts: number[] = [];
  await arrivals(
    4,
    1,
    async () => starts.push(now),
    () => now,
    sleep,
  );
  expect(starts).toEqual([0, 600, 600, 750]);
});

test('arrivals rejects when work fails', async () => {
  const { clock, sleep } = fakeTime();
  const fail = async (number: number) => {
    if (number === 1) throw new Error('refused');
  };
  await expect(arrivals(4, 1, fail, clock, sleep)).rejects.toThrow('refused');
});
