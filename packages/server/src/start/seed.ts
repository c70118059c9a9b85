import type { Gateway } from '../gateway.ts';

export interface SeedOptions {
  /** Adds only the platform owner's first user. */
  empty: boolean;
  dataFolder: string;
  /** Stops the background work after the current batch. */
  signal: AbortSignal;
  say: (line: string) => void;
}

/** Fills an empty database. Returns `simulate`, which creates more data in the background while the product runs. */
export type Seed = (gateway: Gateway, options: SeedOptions) => Promise<{ simulate: () => Promise<void> }>;
