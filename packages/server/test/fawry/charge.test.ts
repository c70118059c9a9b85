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

test('a charge gets a number that can be paid', async () => {
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

test('neither the key nor a signature is left in what is logged', async () => {
  const { exchange } = await bench.fawry.requestReference(referenceRequest(bench));
  expect(exchange.request.signature).toBe('[redacted]');
  expect(JSON.stringify(exchange)).not.toContain(credentials.secureKey);
  const { exchange: asked } = await bench.fawry.status('91');
  expect(JSON.stringify(asked)).not.toMatch(/[0-9a-f]{64}/);
});

test.each([
  ['201012349901', 9901],
  ['201012349946', 9946],
])('%s is refused with %i, by HTTP 200', async (mobile, statusCode) => {
  const { answer, exchange } = await ask(mobile);
  expect(answer).toMatchObject({ ok: false, outcome: 'refused', statusCode });
  expect(exchange.response.httpStatus).toBe(200);
});

test('a wrong key is refused by the sandbox', async () => {
  const stranger = createFawry({ baseUrl: bench.baseUrl, ...credentials, secureKey: 'wrong' });
  const { answer } = await stranger.requestReference(referenceRequest(bench));
  expect(answer).toMatchObject({ ok: false, outcome: 'refused', statusCode: 9946 });
  expect((await stranger.status('91')).status).toEqual({ state: 'unknown', reason: 'statusCode 9946' });
});

test('after HTTP 500 nothing is known, and nothing was made', async () => {
  const { answer } = await ask('201012340500');
  expect(answer).toEqual({ ok: false, outcome: 'unknown', reason: 'HTTP 500' });
});

test.each(['201012340408', '201012340415'])(
  'a charge whose answer is lost is found by its status: %s',
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

test('the same charge again answers the same number, never a second one', async () => {
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

test('without a server the outcome is unknown', async () => {
  const nobody = createFawry({ baseUrl: 'http://127.0.0.1:9', ...credentials });
  const { answer } = await nobody.requestReference(referenceRequest(bench));
  expect(answer).toMatchObject({ ok: false, outcome: 'unknown' });
});

test('another currency is refused without asking', async () => {
  const { answer, exchange } = await bench.fawry.requestReference(
    referenceRequest(bench, { amount: money(100n, 'USD') }),
  );
  expect(answer).toMatchObject({ ok: false, outcome: 'refused', statusDescription: 'Fawry takes EGP only' });
  expect(exchange.response).not.toHaveProperty('httpStatus');
});
