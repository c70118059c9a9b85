import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Stands the clock still for what a test does: time passes only when it says so. */
export async function still(run: () => Promise<void>): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    await run();
  } finally {
    vi.useRealTimers();
  }
}

/** Lets everything happen that needs no time. */
export async function turn(until: () => boolean): Promise<void> {
  for (let turns = 0; turns < 500 && !until(); turns++)
    await act(() => new Promise<void>((resolve) => setImmediate(resolve)));
}

export const pass = (milliseconds: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
