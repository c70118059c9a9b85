import { createRequire } from 'node:module';
import path from 'node:path';
import { createDaftar, type paths } from '@daftar/sdk';
import createClient from 'openapi-fetch';
import type { Measure, Result } from '../result.ts';
import { median } from '../tools/median.ts';
import { withPackages } from '../tools/peers.ts';

const ROUNDS = 21;
const CALLS = 2_000;
const baseUrl = 'http://127.0.0.1';
const headers = { 'x-auth-token': 'token' };
const answer = JSON.stringify({ _id: 'mer_1', name: 'Nile Books', currency: 'EGP', accountBalance: 12.5 });
const deposit = { grossAmount: 100, tax: 1, netAmount: 99 };

type Ways = Record<string, () => Promise<unknown>> & Record<'bare' | 'sdk', () => Promise<unknown>>;

/** Responds at once, so that only the client's own work is measured. */
const instantFetch = async () => new Response(answer, { headers: { 'content-type': 'application/json' } });

const bareFetch: (url: string, init: RequestInit) => Promise<Response> = instantFetch;
const raw = createClient<paths>({ baseUrl, headers, fetch: instantFetch });
const sdk = createDaftar({ baseUrl, token: 'token', fetch: instantFetch });

const read: Ways = {
  bare: async () => (await bareFetch(`${baseUrl}/merchants/get/mer_1`, { headers })).json(),
  'openapi-fetch alone': () => raw.GET('/merchants/get/{id}', { params: { path: { id: 'mer_1' } } }),
  sdk: () => sdk.merchants.retrieve('mer_1'),
};

const write: Ways = {
  bare: async () => {
    const init = { method: 'PUT', headers, body: JSON.stringify(deposit) };
    return (await bareFetch(`${baseUrl}/merchants/account-balance/mer_1`, init)).json();
  },
  'openapi-fetch alone': () =>
    raw.PUT('/merchants/account-balance/{id}', {
      params: { path: { id: 'mer_1' }, header: { 'Idempotency-Key': 'key_0123456789abcdef' } },
      body: deposit,
    }),
  sdk: () => sdk.merchants.addBalance('mer_1', deposit),
};

/** Returns the microseconds per call. */
async function time(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  for (let done = 0; done < CALLS; done++) await call();
  return ((performance.now() - start) * 1000) / CALLS;
}

async function overhead(measure: string, ways: Ways): Promise<Result> {
  const { bare, ...others } = ways;
  const rounds: Record<string, number>[] = [];
  for (let round = -3; round < ROUNDS; round++) {
    const least = await time(bare);
    const found: Record<string, number> = { 'bare fetch': least };
    for (const [name, call] of Object.entries(others)) found[name] = (await time(call)) - least;
    // The rounds below 0 only warm up.
    if (round >= 0) rounds.push(found);
  }
  const middle = (name: string) => median(rounds.map((round) => round[name] ?? Number.NaN));
  const reference = Object.keys(rounds[0] ?? {})
    .filter((name) => name !== 'sdk')
    .map((name) => `${name} ${middle(name).toFixed(1)} µs`)
    .join(', ');
  return { measure, value: middle('sdk'), unit: 'µs', budget: 20, limit: 'at most', reference };
}

/** Returns one read call for each peer's client, written as its users write it. */
async function peerReads(folder: string): Promise<Record<string, () => Promise<unknown>>> {
  const load = async (name: string) => import(createRequire(path.join(folder, 'package.json')).resolve(name));
  const [{ default: Stripe }, { default: OpenAI }] = await Promise.all([load('stripe'), load('openai')]);
  const stripe = new Stripe('sk_test_bench', { httpClient: Stripe.createFetchHttpClient(instantFetch) });
  const openai = new OpenAI({ apiKey: 'bench', fetch: instantFetch });
  return {
    stripe: () => stripe.customers.retrieve('cus_1'),
    openai: () => openai.models.retrieve('model_1'),
  };
}

/** Measures the time that the SDK adds to a bare fetch that responds at once. */
export const sdkOverhead: Measure = async ({ peers }) => {
  const reads = (others: Record<string, () => Promise<unknown>>) =>
    overhead('sdk-overhead: a read, over bare fetch', { ...read, ...others });
  return [
    peers
      ? await withPackages(['stripe', 'openai'], async (folder) => reads(await peerReads(folder)))
      : await reads({}),
    await overhead('sdk-overhead: money with its key, over bare fetch', write),
  ];
};
