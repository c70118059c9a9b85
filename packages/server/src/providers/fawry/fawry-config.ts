import type { Fetch } from '../call-provider.ts';

export interface FawryConfig {
  /** https://www.atfawry.com, its staging address, or the sandbox; without a slash at the end. */
  baseUrl: string;
  merchantCode: string;
  secureKey: string;
  fetch?: Fetch;
  /** A charge or status call is given up after this long, 10 s unless told. */
  timeoutMs?: number;
}

export type FawryConnection = Required<FawryConfig>;

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Fills in the defaults; throws when signatures or customers' data would travel in the clear. */
export function connection(config: FawryConfig): FawryConnection {
  const { protocol, hostname } = new URL(config.baseUrl);
  if (protocol !== 'https:' && !(protocol === 'http:' && LOOPBACK.has(hostname))) {
    throw new Error('The address of Fawry must be https');
  }
  if (config.merchantCode === '' || config.secureKey === '')
    throw new Error('Fawry needs a merchant code and a secure key');
  return {
    ...config,
    baseUrl: config.baseUrl.replace(/\/+$/, ''),
    fetch: config.fetch ?? ((url, init) => fetch(url, init)),
    timeoutMs: config.timeoutMs ?? 10_000,
  };
}
