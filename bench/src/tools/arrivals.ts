import { setTimeout } from 'node:timers/promises';

/**
 * Starts `work` at a constant rate per second, however long each call takes: a slow server gets no fewer requests. Waits until
 * all have ended.
 * Returns their results in the order of their starts.
 */
export async function arrivals<T>(
  perSecond: number,
  seconds: number,
  work: (number: number) => Promise<T>,
  clock = () => performance.now(),
  sleep: (ms: number) => Promise<unknown> = setTimeout,
): Promise<T[]> {
  const began = clock();
  const running: Promise<T>[] = [];
  for (let number = 0; number < perSecond * seconds; number += 1) {
    const wait = began + (number * 1000) / perSecond - clock();
    if (wait > 0) await sleep(wait);
    const one = work(number);
    // Awaited below. Without a handler, an error before that would be an unhandled rejection.
    one.catch(() => {});
    running.push(one);
  }
  return Promise.all(running);
}
