import type { Gateway } from '../gateway.ts';
import type { OpenSandbox } from './sandbox.ts';

export interface SeedOptions {
  /** Adds only the owner's account. */
  empty: boolean;
  dataFolder: string;
  /** Stops the background work after the current batch. */
  signal: AbortSignal;
  say: (line: string) => void;
}

/** Parts that only a local start (`npm start`) has, not production. */
export interface Demo {
  openSandbox: OpenSandbox;
  /** Fills an empty database. Returns `simulate`, which makes the demo's payments in the background. */
  seed: (gateway: Gateway, options: SeedOptions) => Promise<{ simulate: () => Promise<void> }>;
}
