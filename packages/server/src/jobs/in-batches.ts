import type { Gateway } from '../gateway.ts';

interface Batches {
  /** How many a batch takes at most; one that is not full was the last. */
  size: number;
  /** No batch begins after so many seconds: the next run goes on. */
  seconds: number;
}

/** Repeats a batch of work, which answers how many it did, until nothing is left, its time is over or the process stops. */
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
