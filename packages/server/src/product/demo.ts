import type { Gateway } from '../gateway.ts';
import type { OpenSandbox } from './sandbox.ts';

export interface SeedOptions {
  /** One owner account and nothing else. */
  empty: boolean;
  dataFolder: string;
  /** Ends the background part between two batches. */
  signal: AbortSignal;
  say: (line: string) => void;
}

/** What only a start on one's own machine has. */
export interface Demo {
  openSandbox: OpenSandbox;
  /** Fills an empty database; answers how to play the payments. */
  seed: (gateway: Gateway, options: SeedOptions) => Promise<{ play: () => Promise<void> }>;
}
