import { createDaftar, type paths } from '@daftar/sdk';
import createClient from 'openapi-fetch';
import type { Measure, Result } from '../result.ts';
import { median } from '../tools/median.ts';

const ROUNDS = 21;
const CALLS = 2_000;
const baseUrl = 'http://127.0.0.1';
const headers = { 'x-auth-token': 'token' };
const answer = JSON.stringify({ _id: 'mer_1', name: 'Nile Books', currency: 'EGP', accountBalance: 12.5 });
const deposit = { grossAmount: 100, tax: 1, netAmount: 99 };

type Ways = Record<'bare' | 'openapiFetch' | 'sdk', () => Promise<unknown>>;

/** Answers at once, so that only the client's own work is left. */
const instantFetch = async () => new Response(answer, { headers: { 'content-type': 'application/json' } });

const bareFetch: (url: string, init: RequestInit) => Promise<Response> = instantFetch;
const raw = createClient<paths>({ baseUrl, headers, fetch: instantFetch });
const sdk = createDaftar({ baseUrl, token: 'token', fetch: instantFetch });

const read: Ways = {
  bare: async () => (await bareFetch(`${baseUrl}/merchants/get/mer_1`, { headers })).json(),
  openapiFetch: () => raw.GET('/merchants/get/{id}', { params: { path: { id: 'mer_1' } } }),
  sdk: () => sdk.merchants.retrieve('mer_1'),
};

const write: Ways = {
  bare: async () => {
    const init = { method: 'PUT', headers, body: JSON.stringify(deposit) };
    return (await bareFetch(`${baseUrl}/merchants/account-balance/mer_1`, init)).json();
  },
  openapiFetch: () =>
    raw.PUT('/merchants/account-balance/{id}', {
      params: { path: { id: 'mer_1' }, header: { 'Idempotency-Key': 'key_0123456789abcdef' } },
      body: deposit,
    }),
  sdk: () => sdk.merchants.addBalance('mer_1', deposit),
};

/** Microseconds a call. */
async function time(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  for (let done = 0; done < CALLS; done++) await call();
  return ((performance.now() - start) * 1000) / CALLS;
}

async function overhead(measure: string, ways: Ways): Promise<Result> {
  const rounds: { sdk: number; openapiFetch: number; bare: number }[] = [];
  for (let round = -3; round < ROUNDS; round++) {
    const bare = await time(ways.bare);
    const openapiFetch = (await time(ways.openapiFetch)) - bare;
    const own = (await time(ways.sdk)) - bare;
    // The first rounds only warm up.
    if (round >= 0) rounds.push({ sdk: own, openapiFetch, bare });
  }
  const middle = (key: 'sdk' | 'openapiFetch' | 'bare') => median(rounds.map((round) => round[key]));
  const reference = `openapi-fetch alone ${middle('openapiFetch').toFixed(1)} µs, bare fetch ${middle('bare').toFixed(1)} µs`;
  return { measure, value: middle('sdk'), unit: 'µs', budget: 20, limit: 'at most', reference };
}

/** What a call through the SDK costs over a bare fetch that answers at once. */
export const sdkOverhead: Measure = async () => [
  await overhead('sdk-overhead: a read, over bare fetch', read),
  await overhead('sdk-overhead: money with its key, over bare fetch', write),
];
