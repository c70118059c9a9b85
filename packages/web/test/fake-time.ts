import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Runs a test with fake timers: time passes only through `advanceTime`. */
export async function withFakeTime(run: () => Promise<void>): Promise<void> {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame', 'performance'],
  });
  try {
    await run();
  } finally {
    vi.useRealTimers();
  }
}

/** Runs pending work that needs no fake timer, such as loading code, until the condition holds (at most 15 seconds). */
export async function settleUntil(until: () => boolean): Promise<void> {
  for (const end = Date.now() + 15_000; Date.now() < end && !until(); )
    await act(() => new Promise<void>((resolve) => setImmediate(resolve)));
}

export const advanceTime = (milliseconds: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
