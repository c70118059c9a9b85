import type { FawryStore } from './fawry-store.ts';

export interface FawrySandboxOptions {
  store: FawryStore;
  /** Where notifications V2 go: the gateway's /callbacks/fawry. */
  callbackUrl: string;
  merchantCode: string;
  secureKey: string;
  now: () => Date;
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** How often due callbacks and expiries are looked for. */
  pollMs?: number;
  /** How late a delayed callback comes. */
  delayMs?: number;
  /** How long a hanging answer holds its connection. */
  hangMs?: number;
}
