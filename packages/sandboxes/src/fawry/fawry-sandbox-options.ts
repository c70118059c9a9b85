import type { FawryStore } from './fawry-store.ts';

export interface FawrySandboxOptions {
  store: FawryStore;
  /** Address for notifications V2: the gateway's /callbacks/fawry. */
  callbackUrl: string;
  merchantCode: string;
  secureKey: string;
  now: () => Date;
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** Interval at which due callbacks and expired charges are processed. */
  pollMs?: number;
  /** Delay of a callback with the magic ending 0003. */
  delayMs?: number;
  /** Time for which the sandbox leaves a call unanswered before it drops the connection (magic ending for hanging calls). */
  hangMs?: number;
}
