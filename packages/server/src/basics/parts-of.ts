import { setImmediate } from 'node:timers/promises';

/** Yields the items in parts of at most `size`. Between two parts the process handles other requests. */
export async function* partsOf<T>(items: readonly T[], size: number): AsyncGenerator<readonly T[]> {
  for (let at = 0; at < items.length; at += size) {
    if (at > 0) await setImmediate();
    yield items.slice(at, at + size);
  }
}
