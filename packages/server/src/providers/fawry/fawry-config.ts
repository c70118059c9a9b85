import type { Fetch } from '../call-provider.ts';

export interface FawryConfig {
  /** https://www.atfawry.com, its staging address, or the sandbox; without a trailing slash. */
  baseUrl: string;
  merchantCode: string;
  secureKey: string;
  fetch?: Fetch;
  /** Timeout of charge and status calls; 10 s by default. */
  timeoutMs?: number;
}

export type FawryConnection = Required<FawryConfig>;

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Fills in defaults. Throws when the address is not https (except on this machine) or a credential is missing. */
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
