import type { Gateway } from '../gateway.ts';

interface Batches {
  /** Maximum size of a batch. A smaller batch is the last one. */
  size: number;
  /** Seconds after which no further batch starts; the next run continues. */
  seconds: number;
}

/**
 * Repeats `batch`, which returns the number of processed items, until nothing is left, the time is up or the process is
 * stopping. Returns the total number of items.
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
