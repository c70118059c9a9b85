/** The clock, random numbers and pauses of a client; tests replace them. */
export interface Runtime {
  /** Milliseconds since 1970. */
  now(): number;
  /** Returns a number from 0 (included) to 1 (excluded). */
  random(): number;
  /** Resolves after `ms` milliseconds, or as soon as the signal aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/** Resolves after `ms` milliseconds, or as soon as the signal aborts. Removes its listener from the signal. */
export function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, signal?.aborted ? 0 : ms);
    signal?.addEventListener('abort', done);
  });
}

export const systemRuntime: Runtime = { now: Date.now, random: Math.random, sleep };
