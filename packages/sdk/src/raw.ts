import createClient, { type Client } from 'openapi-fetch';
import type { paths } from './contract.ts';
import type { RawWay } from './core/options.ts';

/**
 * Makes the openapi-fetch client of the contract's own paths, on the client's credentials, limits, retries and
 * middleware: `createDaftar({ baseUrl, raw: createRaw }).raw`.
 */
export const createRaw = ({ baseUrl, headers, fetch }: RawWay): Client<paths> =>
  createClient<paths>({ baseUrl, headers, fetch, redirect: 'manual' });
