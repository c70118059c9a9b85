import type { FetchInit } from '@daftar/sdk';
import { createCheckoutClient } from '@daftar/sdk/checkout';
import { afterEach, expect, test, vi } from 'vitest';
import { readFailure } from './failure.ts';
import { sdkApi } from './sdk-api.ts';
import { aService, aSession } from './testing/samples.ts';

afterEach(() => vi.useRealTimers());

/**
 * Responds to reads at once, and to payments with 503 after some seconds, as the gateway does when the provider does not
 * respond.
 */
const silentProvider =
  (seconds: number) =>
  async (_: string, { method, signal }: FetchInit) => {
    if (method === 'GET') return Response.json({ ...aSession(), ...aService(), errors: [] });
    await new Promise((resolve, reject) => {
      setTimeout(resolve, seconds * 1000);
      signal.addEventListener('abort', () => reject(signal.reason));
    });
    const body = {
      status: 'Failed',
      message: 'Silent',
      errors: [{ message: 'Silent', code: 'checkout.providerSilent' }],
    };
    return Response.json(body, { status: 503, headers: { 'retry-after': '2' } });
  };

test.each([10, 20])('ends a payment within 25 seconds if each response takes %i', async (seconds) => {
  const api = sdkApi(
    'ses_1',
    createCheckoutClient({ baseUrl: 'https://pay.example.com', fetch: silentProvider(seconds) }),
  );
  await api.service(await api.session());
  vi.useFakeTimers();
  const customer = { mobileNumber: '201001234567', name: 'Nora', email: '' };
  let ended: unknown;
  void api.pay({ way: 'reference', customer }, 'key').catch((cause: unknown) => {
    ended = cause;
  });
  await vi.advanceTimersByTimeAsync(9_900);
  expect(ended).toBeUndefined();
  await vi.advanceTimersByTimeAsync(15_200);
  // The outcome is unknown: the frame reads the session again, and a repeated submit belongs to the same payment.
  expect(readFailure(ended)).toMatchObject({ definite: false, retryable: true });
});

test('a decline of a repeated payment is the provider’s message, not an error', async () => {
  const body = {
    status: 'Payment-Failed',
    message: 'Blocked',
    errors: [{ message: 'Blocked' }],
    requestId: '1',
  };
  const fetch = async () => Response.json(body, { status: 409 });
  const api = sdkApi('ses_1', createCheckoutClient({ baseUrl: 'https://pay.example.com', fetch }));
  expect(await api.repeat(aSession())).toEqual({ message: 'Blocked' });
});
