import type { Gateway } from '../gateway.ts';

interface Batches {
  /** Most items of a batch. A batch with fewer items is the last one. */
  size: number;
  /** No batch starts after this time; the next run continues. */
  seconds: number;
}

/**
 * Repeats `batch`, which returns how many items it has done, until nothing is left, the time is up or the process is
 * stopping. Returns the number of items.
 */
export async function inBatches(
  { stopping }: Pick<Gateway, 'stopping'>,
  { size, seconds }: Batches,
  batch: () => Promise<number>,
): Promise<number> {
  const until = performance.now() + seconds * 1000;
  let done = 0;
  for (;;) {
    const count = await batch();
    done += count;
    if (count < size || performance.now() > until || stopping.aborted) return done;
  }
}
