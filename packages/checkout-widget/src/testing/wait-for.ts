import { vi } from 'vitest';

/** Waits until the check no longer throws. The default of one second is too short on a busy machine. */
export const waitFor = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 15_000 });
