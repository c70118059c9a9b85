import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Runs a test with fake timers: time passes only through `passTime`. */
export async function still(run: () => Promise<void>): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    await run();
  } finally {
    vi.useRealTimers();
  }
}

/** Runs pending microtasks and immediates until the condition holds. */
export async function turn(until: () => boolean): Promise<void> {
  for (let turns = 0; turns < 500 && !until(); turns++)
    await act(() => new Promise<void>((resolve) => setImmediate(resolve)));
}

export const passTime = (milliseconds: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
