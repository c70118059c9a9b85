import type { Gateway } from '@daftar/server';

/** Returns a gateway whose clock is set to the given number of days before the demo's start. */
export type DaysAgo = (days: number) => Gateway;
