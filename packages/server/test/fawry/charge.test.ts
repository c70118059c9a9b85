import { money } from '@daftar/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFawry } from '../../src/providers/fawry/fawry.ts';
import { type Bench, credentials, openBench, referenceRequest } from './bench.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await openBench({}, 400);
});
afterAll(() => bench.close());

const ask = (mobile: string) =>
  bench.fawry.requestReference(referenceRequest(bench, { customerMobile: mobile }));

test('a Fawry charge returns a reference number', async () => {
  const request = referenceRequest(bench);
  const { answer, exchange } = await bench.fawry.requestReference(request);
  expect(answer).toEqual({
    ok: true,
    referenceNumber: expect.stringMatching(/^\d{9}$/),
    expiresAt: request.expiresAt,
    statusCode: 200,
    statusDescription: 'Operation done successfully',
  });
  expect(exchange).toMatchObject({
    provider: 'Fawry',
    request: { merchantRefNum: request.merchantRefNumber, customerMobile: '01012345678', amount: 150.5 },
    response: { httpStatus: 200 },
  });
});

test('the log of a Fawry call contains neither the secure key nor a signature', async () => {
  const { exchange } = await bench.fawry.requestReference(referenceRequest(bench));
  expect(exchange.request.signature).toBe('[redacted]');
  expect(JSON.stringify(exchange)).not.toContain(credentials.secureKey);
  const { exchange: asked } = await bench.fawry.status('91');
  expect(JSON.stringify(asked)).not.toMatch(/[0-9a-f]{64}/);
});

test.each([
  ['201012349901', 9901],
  ['201012349946', 9946],
])('a Fawry charge for %s is refused with code %i in an HTTP 200 answer', async (mobile, statusCode) => {
  const { answer, exchange } = await ask(mobile);
  expect(answer).toMatchObject({ ok: false, outcome: 'refused', statusCode });
  expect(exchange.response.httpStatus).toBe(200);
});

test('the Fawry sandbox refuses a wrong secure key', async () => {
  const stranger = createFawry({ baseUrl: bench.baseUrl, ...credentials, secureKey: 'wrong' });
  const { answer } = await stranger.requestReference(referenceRequest(bench));
  expect(answer).toMatchObject({ ok: false, outcome: 'refused', statusCode: 9946 });
  expect((await stranger.status('91')).status).toEqual({ state: 'unknown', reason: 'statusCode 9946' });
});

test('a Fawry charge answered with HTTP 500 has an unknown outcome', async () => {
  const { answer } = await ask('201012340500');
  expect(answer).toEqual({ ok: false, outcome: 'unknown', reason: 'HTTP 500' });
});

test.each(['201012340408', '201012340415'])(
  'a Fawry charge whose answer is lost is found by a status call: %s',
  async (mobile) => {
    const request = referenceRequest(bench, { customerMobile: mobile });
    const { answer, exchange } = await bench.fawry.requestReference(request);
    const kept = await bench.store.byMerchantReference(request.merchantRefNumber);
    expect(answer).toMatchObject({
      ok: true,
      referenceNumber: kept?.referenceNumber,
      expiresAt: request.expiresAt,
    });
    expect(exchange.response.thenStatus).toMatchObject({ httpStatus: 200 });
  },
);

test('a repeated Fawry charge returns the same reference number', async () => {
  const request = referenceRequest(bench);
  const first = await bench.fawry.requestReference(request);
  const second = await bench.fawry.requestReference(request);
  expect(second.answer).toMatchObject({
    ok: true,
    referenceNumber: first.answer.ok && first.answer.referenceNumber,
  });
  const other = await bench.fawry.requestReference({ ...request, amount: money(100n, 'EGP') });
  expect(other.answer).toMatchObject({ ok: false, outcome: 'unknown' });
});

test('a Fawry charge that reaches no server has an unknown outcome', async () => {
  const nobody = createFawry({ baseUrl: 'http://127.0.0.1:9', ...credentials });
  const { answer } = await nobody.requestReference(referenceRequest(bench));
  expect(answer).toMatchObject({ ok: false, outcome: 'unknown' });
});

test('a Fawry charge in another currency is refused without a request', async () => {
  const { answer, exchange } = await bench.fawry.requestReference(
    referenceRequest(bench, { amount: money(100n, 'USD') }),
  );
  expect(answer).toMatchObject({ ok: false, outcome: 'refused', statusDescription: 'Fawry takes EGP only' });
  expect(exchange.response).not.toHaveProperty('httpStatus');
});
