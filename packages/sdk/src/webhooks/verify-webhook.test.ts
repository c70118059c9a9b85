import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { Headers as OtherHeaders } from 'node-fetch';
import { expect, test } from 'vitest';
import { rejection } from '../../test/client-on.ts';
import { VerificationError, verifyWebhook } from './index.ts';

const now = Date.UTC(2026, 10, 21, 12);
const time = String(now / 1000);
const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const other = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
const body = JSON.stringify({
  type: 'payment.succeeded',
  timestamp: '2026-11-21T12:00:00.000Z',
  data: { orderId: 'NB-10442', amount: 80.5, name: 'نورا' },
});

function headersFor(text: string, { key = secret, id = 'evt_1', at = time } = {}): Record<string, string> {
  const bytes = Buffer.from(key.slice(6), 'base64');
  const signature = createHmac('sha256', bytes).update(`${id}.${at}.${text}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': `v1,${signature}` };
}

const reason = async (promise: Promise<unknown>) => {
  const error = await rejection(promise);
  expect(error).toBeInstanceOf(VerificationError);
  return (error as VerificationError).reason;
};

test('returns the typed event of a signed webhook, with its id', async () => {
  const event = await verifyWebhook(body, headersFor(body), secret, { now });
  expect(event).toMatchObject({
    id: 'evt_1',
    type: 'payment.succeeded',
    data: { amount: 80.5, name: 'نورا' },
  });
  if (event.type === 'transaction.refunded') event.data.refundedAmount satisfies number;
});

test('accepts text or bytes, and header names in any case', async () => {
  const headers = headersFor(body);
  const bytes = new TextEncoder().encode(body);
  await verifyWebhook(bytes, new Headers(headers), [secret], { now: () => now });
  await verifyWebhook(bytes.buffer, { 'Webhook-Id': 'evt_1', ...headers }, [secret], { now });
});

test('accepts any object with get, and lists of one value', async () => {
  const given = headersFor(body);
  const nodeFetchHeaders = new OtherHeaders(given);
  await verifyWebhook(body, nodeFetchHeaders, secret, { now });
  await verifyWebhook(body, new Map(Object.entries(given)), secret, { now });
  await verifyWebhook(body, { get: (name: string) => given[name.toLowerCase()] }, secret, { now });
  const lists = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, [value]]));
  await verifyWebhook(body, lists, secret, { now });
  const twice = { ...given, 'webhook-id': ['evt_1', 'evt_2'] };
  expect(await reason(verifyWebhook(body, twice, secret, { now }))).toBe('malformed');
});

test('accepts signatures in several headers, as a list or joined by commas as a fetch joins them', async () => {
  const given = headersFor(body);
  const signatures = [given, headersFor(body, { key: other })].map((one) => one['webhook-signature'] ?? '');
  await verifyWebhook(body, { ...given, 'webhook-signature': signatures }, secret, { now });
  const headers = new Headers(given);
  headers.delete('webhook-signature');
  for (const signature of signatures) headers.append('webhook-signature', signature);
  await verifyWebhook(body, headers, secret, { now });
});

test("accepts the example of Standard Webhooks' own libraries", async () => {
  const headers = {
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  };
  const key = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  expect(await verifyWebhook('{"test": 2432232314}', headers, key, { now: 1614265330_000 })).toMatchObject({
    test: 2432232314,
  });
});

test('accepts either secret, and either signature, during a rotation', async () => {
  await verifyWebhook(body, headersFor(body, { key: other }), [secret, other], { now });
  const both = `v2,xxx ${headersFor(body, { key: other })['webhook-signature']} ${headersFor(body)['webhook-signature']}`;
  await verifyWebhook(body, { ...headersFor(body), 'webhook-signature': both }, secret, { now });
});

test('rejects a webhook that the secret has not signed', async () => {
  expect(await reason(verifyWebhook(body, headersFor(body, { key: other }), secret, { now }))).toBe(
    'not-signed',
  );
  expect(await reason(verifyWebhook(`${body} `, headersFor(body), secret, { now }))).toBe('not-signed');
  expect(
    await reason(verifyWebhook(body, { ...headersFor(body), 'webhook-id': 'evt_2' }, secret, { now })),
  ).toBe('not-signed');
  expect(
    await reason(verifyWebhook(body, { ...headersFor(body), 'webhook-signature': 'v1,' }, secret, { now })),
  ).toBe('not-signed');
  expect(
    await reason(verifyWebhook(body, { ...headersFor(body), 'webhook-signature': 'v1,%%' }, secret, { now })),
  ).toBe('not-signed');
  expect(await reason(verifyWebhook(body, headersFor(body), [], { now }))).toBe('not-signed');
});

test('rejects a time outside the tolerance, in the past and in the future', async () => {
  const later = (seconds: number) => ({ now: now + seconds * 1000 });
  await verifyWebhook(body, headersFor(body), secret, later(300));
  expect(await reason(verifyWebhook(body, headersFor(body), secret, later(301)))).toBe('too-old');
  expect(await reason(verifyWebhook(body, headersFor(body), secret, later(-301)))).toBe('too-new');
  await verifyWebhook(body, headersFor(body), secret, { ...later(900), tolerance: 1000 });
});

test('names the part that is missing or malformed', async () => {
  expect(await reason(verifyWebhook(body, {}, secret, { now }))).toBe('missing');
  expect(await reason(verifyWebhook(body, headersFor(body, { at: '12x' }), secret, { now }))).toBe(
    'malformed',
  );
  expect(await reason(verifyWebhook('<xml>', headersFor('<xml>'), secret, { now }))).toBe('malformed');
});

test('throws a TypeError for an empty or malformed secret', async () => {
  for (const broken of ['whsec_', 'whsec_%%%', '']) {
    expect(await rejection(verifyWebhook(body, headersFor(body), broken, { now }))).toBeInstanceOf(TypeError);
  }
});

test('rejects a body with any one byte changed', async () => {
  const bytes = new TextEncoder().encode(body);
  await fc.assert(
    fc.asyncProperty(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 127 }), async (at, flip) => {
      const changed = Uint8Array.from(bytes, (byte, index) => (index === at ? byte ^ flip : byte));
      expect(await reason(verifyWebhook(changed, headersFor(body), secret, { now }))).toBe('not-signed');
    }),
  );
});
