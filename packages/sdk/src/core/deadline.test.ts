import { getEventListeners } from 'node:events';
import { expect, test } from 'vitest';
import { rejection } from '../../test/client-on.ts';
import {
  AbortError,
  ConnectionError,
  createDaftar,
  type Daftar,
  type FetchInit,
  TimeoutError,
} from '../index.ts';

const json = { headers: { 'content-type': 'application/json' } };

/** A fetch that never responds and rejects when its signal aborts. */
const silent = (_: string, { signal }: FetchInit) =>
  new Promise<Response>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });

/** A fetch that responds with headers at once, and with a body that never ends. */
const stalling = async (_: string, { signal }: FetchInit) =>
  new Response(
    new ReadableStream({
      start: (stream) => signal.addEventListener('abort', () => stream.error(signal.reason)),
    }),
    json,
  );

const baseUrl = 'https://api.test';
const quick = { runtime: { sleep: async () => {} }, baseUrl };

test('retries an attempt that times out, then throws a TimeoutError', async () => {
  let attempts = 0;
  const fetch = (url: string, init: FetchInit) => {
    attempts++;
    return silent(url, init);
  };
  const error = await rejection(createDaftar({ ...quick, fetch, timeout: 5 }).merchants.retrieve('m1'));
  expect(error).toBeInstanceOf(TimeoutError);
  expect(error).toMatchObject({ limit: 'attempt', retryable: true, name: 'TimeoutError' });
  expect(attempts).toBe(3);
});

test('the deadline limits all attempts together', async () => {
  const daftar = createDaftar({ baseUrl, fetch: silent, timeout: 20, deadline: 50, maxRetries: 100 });
  const start = Date.now();
  expect(await rejection(daftar.merchants.retrieve('m1'))).toBeInstanceOf(TimeoutError);
  // Without the deadline, a hundred retries would take minutes.
  expect(Date.now() - start).toBeLessThan(20_000);
});

test('the time-out also limits the reading of the body', async () => {
  const daftar = createDaftar({ ...quick, fetch: stalling, timeout: 5 });
  expect(await rejection(daftar.merchants.retrieve('m1'))).toBeInstanceOf(TimeoutError);
});

test('throws a ConnectionError when the body breaks off', async () => {
  const fetch = async () =>
    new Response(new ReadableStream({ start: (s) => s.error(new TypeError('terminated')) }), json);
  const error = await rejection(createDaftar({ ...quick, fetch }).merchants.retrieve('m1'));
  expect(error).toBeInstanceOf(ConnectionError);
  expect(error).toMatchObject({ cause: { message: 'terminated' } });
});

test("the caller's signal ends a call at once, without a retry", async () => {
  const controller = new AbortController();
  const call = createDaftar({ ...quick, fetch: silent }).merchants.retrieve('m1', {
    signal: controller.signal,
  });
  setTimeout(() => controller.abort('left the page'), 5);
  const error = await rejection(call);
  expect(error).toBeInstanceOf(AbortError);
  expect(error).toMatchObject({ cause: 'left the page', retryable: false });
});

test('a signal that aborts before the call, or during a pause, ends it', async () => {
  const gone = createDaftar({ ...quick, fetch: silent }).merchants.retrieve('m1', {
    signal: AbortSignal.abort(),
  });
  expect(await rejection(gone)).toBeInstanceOf(AbortError);
  const controller = new AbortController();
  const busy = async () => new Response('{}', { status: 503, headers: { 'retry-after': '60' } });
  const call = createDaftar({ baseUrl, fetch: busy }).merchants.retrieve('m1', { signal: controller.signal });
  setTimeout(() => controller.abort(), 5);
  expect(await rejection(call)).toBeInstanceOf(AbortError);
});

test("leaves no listener on the caller's signal, whatever the outcome", async () => {
  const { signal } = new AbortController();
  for (const fetch of [
    async () => Response.json({}),
    silent,
    stalling,
    async () => new Response('', { status: 500 }),
  ]) {
    const daftar = createDaftar({ ...quick, fetch, timeout: 5 });
    await daftar.merchants.retrieve('m1', { signal }).catch(() => {});
  }
  expect(getEventListeners(signal, 'abort')).toHaveLength(0);
});

test('the signal of a raw call ends the reading of its body', async () => {
  const controller = new AbortController();
  const daftar = createDaftar({ ...quick, fetch: stalling });
  const call = daftar.raw.GET('/merchants/get', { signal: controller.signal } as never);
  setTimeout(() => controller.abort(), 5);
  expect(await rejection(call)).toBeInstanceOf(AbortError);
});

/** What may never end: the promise of a token, a response, and a body; each ignores its signal. */
const never = () => new Promise<never>(() => {});
const mute = async () => new Response(new ReadableStream(), json);
const silences: [string, object][] = [
  ['a token', { token: never }],
  ['a response', { fetch: never }],
  ['a body', { fetch: mute }],
];
const calls: [string, (daftar: Daftar, signal?: AbortSignal) => Promise<unknown>][] = [
  ['a call of a resource', (daftar, signal) => daftar.merchants.retrieve('m1', { signal })],
  ['a list', (daftar, signal) => daftar.merchants.list({}, { signal })],
  ['a raw call', (daftar, signal) => daftar.raw.GET('/merchants/get', { ...(signal && { signal }) })],
];
const combinations = silences.flatMap(([what, options]) =>
  calls.map(([how, call]) => [how, what, options, call] as const),
);

test.each(combinations)(
  '%s that waits for %s ends at timeout, deadline and signal',
  async (_, __, options, call) => {
    const common = { ...quick, fetch: async () => Response.json({}), maxRetries: 0, ...options };
    const late = await rejection(call(createDaftar({ ...common, timeout: 5 })));
    expect(late).toMatchObject({ name: 'TimeoutError', limit: 'attempt' });
    expect(await rejection(call(createDaftar({ ...common, deadline: 5 })))).toMatchObject({
      limit: 'deadline',
    });
    const controller = new AbortController();
    const call3 = call(createDaftar(common), controller.signal);
    setTimeout(() => controller.abort(), 5);
    expect(await rejection(call3)).toBeInstanceOf(AbortError);
  },
);

test('a raw call leaves no timer after its body was read, and does not limit a stream', async () => {
  const slow = async () => {
    const body = new ReadableStream({
      async start(stream) {
        await new Promise((done) => setTimeout(done, 60));
        stream.enqueue(new TextEncoder().encode('{"total":7}'));
        stream.close();
      },
    });
    return new Response(body, json);
  };
  const daftar = createDaftar({ ...quick, fetch: slow, timeout: 20 });
  const { data } = await daftar.raw.GET('/merchants/get', { parseAs: 'stream' });
  expect(await new Response(data).text()).toBe('{"total":7}');
  const answered = createDaftar({ ...quick, fetch: async () => Response.json({ total: 7 }) });
  const before = process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  expect((await answered.raw.GET('/merchants/get')).data?.total).toBe(7);
  expect(process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length).toBeLessThanOrEqual(
    before,
  );
});
