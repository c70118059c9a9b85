import type { Gateway } from '../gateway.ts';

/** The gateway as it was some days before the demo began. */
export type DaysAgo = (days: number) => Gateway;
