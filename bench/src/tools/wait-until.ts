import { setTimeout } from 'node:timers/promises';

const EVERY_MS = 20;

/** Waits until the condition is true, or the time is over. Returns the milliseconds that it waited. */
export async function waitUntil(isTrue: () => boolean, longestMs: number): Promise<number> {
  const began = performance.now();
  while (!isTrue() && performance.now() - began < longestMs) await setTimeout(EVERY_MS);
  return performance.now() - began;
}
