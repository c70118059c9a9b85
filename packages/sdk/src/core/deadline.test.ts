import { getEventListeners } from 'node:events';
import { expect, test } from 'vitest';
import { rejection } from '../../test/client-on.ts';
import { AbortError, ConnectionError, createDaftar, TimeoutError } from '../index.ts';

const json = { headers: { 'content-type': 'application/json' } };

/** A fetch that never responds and rejects when its signal aborts. */
const silent = (_: Request, init?: RequestInit) =>
  new Promise<Response>((_, reject) => {
    const { signal } = init ?? {};
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

/** A fetch that responds with headers at once, and with a body that never ends. */
const stalling = async (_: Request, init?: RequestInit) =>
  new Response(
    new ReadableStream({
      start: (stream) => init?.signal?.addEventListener('abort', () => stream.error(init.signal?.reason)),
    }),
    json,
  );

const baseUrl = 'https://api.test';
const quick = { runtime: { sleep: async () => {} }, baseUrl };

test('retries an attempt that times out, then throws a TimeoutError', async () => {
  let attempts = 0;
  const fetch = (request: Request, init?: RequestInit) => {
    attempts++;
    return silent(request, init);
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
