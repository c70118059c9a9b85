import { setTimeout } from 'node:timers/promises';
import { residentMb } from '../tools/memory.ts';

const EVERY_MS = 25;
const NO_CHILD = /(?!)/;

/** Runs some work; returns its result and the peak resident memory of process `pid`, without its children, in MB. */
export async function peakWhile<T>(pid: number, work: Promise<T>): Promise<{ peakMb: number; result: T }> {
  let peakMb = residentMb(pid, NO_CHILD);
  let done = false;
  const ended = work.finally(() => {
    done = true;
  });
  while (!done) {
    await setTimeout(EVERY_MS);
    peakMb = Math.max(peakMb, residentMb(pid, NO_CHILD));
  }
  return { peakMb, result: await ended };
}
