import { vi } from 'vitest';

/** Repeats a check until it passes, for longer than a test machine is ever busy. Returns what the check returns. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 30_000, interval: 30 });
