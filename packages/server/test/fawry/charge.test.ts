import { money } from '@daftar/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFawry } from '../../src/providers/fawry/fawry.ts';
import { askReference, type Bench, credentials, keys, openBench, referenceRequest } from './bench.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await openBench({ hangMs: 300 });
});
afterAll(() => bench.close());

const ask = (mobile: string) =>
  askReference(bench.fawry, referenceRequest(bench, { customerMobile: mobile }));

test('a Fawry charge returns a reference number', async () => {
  const request = referenceRequest(bench);
  const { result, exchange } = await askReference(bench.fawry, request);
  expect(result).toEqual({
    outcome: 'accepted',
    step: { kind: 'reference', referenceNumber: expect.stringMatching(/^\d{9}$/) },
    charge: expect.stringMatching(/^\d{9}$/),
    expiresAt: request.expiresAt,
    code: '200',
    description: 'Operation done successfully',
  });
  expect(exchange).toMatchObject({
    provider: 'Fawry',
    request: { merchantRefNum: request.merchantRefNumber, customerMobile: '01012345678', amount: 150.5 },
    response: { httpStatus: 200 },
  });
});

test('the log of a Fawry call contains neither the secure key nor a signature', async () => {
  const { exchange } = await askReference(bench.fawry, referenceRequest(bench));
  expect(exchange.request.signature).toBe('[redacted]');
  expect(JSON.stringify(exchange)).not.toContain(credentials.secureKey);
  const { exchange: asked } = await bench.fawry.status(keys('91'));
  expect(JSON.stringify(asked)).not.toMatch(/[0-9a-f]{64}/);
});

test.each([
  ['201012349901', '9901'],
  ['201012349946', '9946'],
])('a Fawry charge for %s is rejected with code %s in an HTTP 200 response', async (mobile, code) => {
  const { result, exchange } = await ask(mobile);
  expect(result).toMatchObject({ outcome: 'refused', code });
  expect(exchange.response.httpStatus).toBe(200);
});

test('the Fawry sandbox rejects a wrong secure key', async () => {
  const stranger = createFawry({ baseUrl: bench.baseUrl, ...credentials, secureKey: 'wrong' });
  const { result } = await askReference(stranger, referenceRequest(bench));
  expect(result).toMatchObject({ outcome: 'refused', code: '9946' });
  expect((await stranger.status(keys('91'))).status).toEqual({ state: 'unknown', reason: 'statusCode 9946' });
});

test('a Fawry charge with an HTTP 500 response has an unknown outcome', async () => {
  const { result } = await ask('201012340500');
  expect(result).toEqual({ outcome: 'unknown', reason: 'HTTP 500' });
});

test.each(['201012340408', '201012340415'])(
  'a Fawry charge whose response is lost is found by a status request: %s',
  async (mobile) => {
    const request = referenceRequest(bench, { customerMobile: mobile });
    const { result, exchange } = await askReference(bench.fawry, request);
    const kept = await bench.store.find('fawry', { merchantReference: request.merchantRefNumber });
    expect(result).toMatchObject({
      outcome: 'accepted',
      step: { kind: 'reference', referenceNumber: kept?.reference },
      expiresAt: request.expiresAt,
    });
    expect(exchange.response.thenStatus).toMatchObject({ httpStatus: 200 });
  },
);

test('a repeated Fawry charge returns the same reference number', async () => {
  const request = referenceRequest(bench);
  const first = await askReference(bench.fawry, request);
  const second = await askReference(bench.fawry, request);
  expect(second.result).toMatchObject({
    outcome: 'accepted',
    step: first.result.outcome === 'accepted' && first.result.step,
  });
  const other = await askReference(bench.fawry, { ...request, amount: money(100n, 'EGP') });
  expect(other.result).toMatchObject({ outcome: 'unknown' });
});

test('a Fawry charge that reaches no server has an unknown outcome', async () => {
  const nobody = createFawry({ baseUrl: 'http://127.0.0.1:9', ...credentials });
  const { result } = await askReference(nobody, referenceRequest(bench));
  expect(result).toMatchObject({ outcome: 'unknown' });
});

test('a Fawry charge in another currency is rejected without a request', async () => {
  const { result, exchange } = await askReference(
    bench.fawry,
    referenceRequest(bench, { amount: money(100n, 'USD') }),
  );
  expect(result).toMatchObject({ outcome: 'refused', description: 'Fawry takes EGP only' });
  expect(exchange.response).not.toHaveProperty('httpStatus');
});
