import { trace } from '@opentelemetry/api';
import { InMemorySpanExporter, type ReadableSpan, SimpleSpanProcessor } from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createMetrics } from '../src/observe/metrics.ts';
import { observeFetch } from '../src/observe/observe-fetch.ts';
import { installTracing } from '../src/observe/tracing.ts';
import { freePorts } from '../src/testing/free-ports.ts';
import { call, token } from './support/api.ts';
import { eventually } from './support/eventually.ts';
import { newSession, referenceBody } from './support/payments.ts';
import { startWorld, type World } from './support/world.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';

const exporter = new InMemorySpanExporter();
let stop: () => Promise<void>;
let world: World;

beforeAll(async () => {
  stop = await installTracing(new SimpleSpanProcessor({ exporter }), 'daftar-test', 1);
  world = await startWorld();
});

beforeEach(() => exporter.reset());

afterAll(async () => {
  await world.close();
  await stop();
});

const spansOf = (traceId: string) =>
  exporter.getFinishedSpans().filter((span) => span.spanContext().traceId === traceId);

const named = (spans: ReadableSpan[], name: string) => spans.filter((span) => span.name === name);

/** Sends a request with the caller's trace id. Returns its spans when the request's own span has ended. */
async function spansOfRequest(operation: string, ask: (headers: Record<string, string>) => Promise<unknown>) {
  await ask({ traceparent: `00-${TRACE}-${PARENT}-01` });
  return eventually(() => {
    const spans = spansOf(TRACE);
    expect(named(spans, operation)).toHaveLength(1);
    return spans;
  });
}

test("a payment's request, its statements and the call of the payment provider belong to the caller's trace", async () => {
  const session = await newSession(world);
  exporter.reset();
  const spans = await spansOfRequest('requestReferenceNumber', (headers) =>
    call(world.checkoutUrl, 'requestReferenceNumber', { body: referenceBody(session), headers }),
  );
  const [request] = named(spans, 'requestReferenceNumber');
  expect(request?.parentSpanContext?.spanId).toBe(PARENT);
  expect(request?.attributes).toMatchObject({
    'http.request.method': 'POST',
    'http.response.status_code': 200,
    'daftar.request_id': expect.stringMatching(/^req_/),
  });
  const children = spans.filter((span) => span !== request);
  const own = request?.spanContext().spanId;
  expect(
    named(children, 'provider Fawry').map(({ attributes }) => attributes['http.response.status_code']),
  ).toEqual([200]);
  expect(named(children, 'database select').length).toBeGreaterThan(0);
  expect(named(children, 'database insert').length).toBeGreaterThan(0);
  expect(children.map((span) => span.parentSpanContext?.spanId)).toEqual(children.map(() => own));
  const all = JSON.stringify(spans.map(({ name, attributes }) => [name, attributes]));
  for (const secret of [session.orderId, session.sessionId, '201012345678', 'Nora', world.nile.merchantId])
    expect(all).not.toContain(secret);
});

test('a rejected request is not traced as an error, and a job has its own trace', async () => {
  const spans = await spansOfRequest('listMerchants', (headers) =>
    call(world.backofficeUrl, 'listMerchants', { headers }),
  );
  expect(spans[0]?.status.code).toBe(0);
  expect(spans[0]?.attributes['http.response.status_code']).toBe(401);
  await world.gateway.pool.query("select graphile_worker.add_job('clean_up')");
  const job = await eventually(() => {
    const [found] = named(exporter.getFinishedSpans(), 'job clean_up');
    if (!found) throw new Error('not yet');
    return found;
  });
  expect(job.parentSpanContext).toBeUndefined();
  expect(named(spansOf(job.spanContext().traceId), 'database delete')).toHaveLength(6);
});

test("each request without a caller's trace starts a new trace", async () => {
  await call(world.backofficeUrl, 'listMerchants', { headers: token(world.ownerToken) });
  await call(world.backofficeUrl, 'listMerchants', { headers: token(world.ownerToken) });
  const roots = await eventually(() => {
    const found = named(exporter.getFinishedSpans(), 'listMerchants');
    expect(found).toHaveLength(2);
    return found;
  });
  expect(new Set(roots.map((span) => span.spanContext().traceId)).size).toBe(2);
  for (const root of roots) {
    const children = spansOf(root.spanContext().traceId).filter((span) => span !== root);
    expect(children.map(({ name }) => name)).toContain('database select');
  }
});

test('a provider call is sent without trace headers', async () => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
  const sent: unknown[] = [];
  const send = async (url: string, given: RequestInit) => {
    sent.push(url, given);
    return new Response('{}', { status: 503 });
  };
  const observed = observeFetch('Fawry', createMetrics(), send);
  await trace.getTracer('test').startActiveSpan('caller', async (span) => {
    await observed('https://fawry.example/charge?signature=secret', init);
    span.end();
  });
  expect(sent).toEqual(['https://fawry.example/charge?signature=secret', init]);
  const [provider] = named(exporter.getFinishedSpans(), 'provider Fawry');
  expect(provider?.attributes).toEqual({
    'http.request.method': 'POST',
    'server.address': 'fawry.example',
    'http.response.status_code': 503,
  });
  expect(provider?.status).toEqual({ code: 2, message: '5xx' });
});

test('the log names a payment provider that cannot be reached, and the cause, but not the address', async () => {
  const lines: unknown[] = [];
  const log = { warn: (...line: unknown[]) => lines.push(line) } as unknown as Logger;
  const observed = observeFetch('Fawry', { ...createMetrics(), log });
  const [port] = await freePorts(1);
  const url = `http://127.0.0.1:${port}/charge?signature=secret`;
  await expect(observed(url, { method: 'POST' })).rejects.toThrow();
  const signal = AbortSignal.abort();
  await expect(observed(url, { method: 'POST', signal })).rejects.toThrow();
  const fields = { provider: 'Fawry', host: `127.0.0.1:${port}` };
  expect(lines).toEqual([
    [{ ...fields, cause: 'ECONNREFUSED' }, 'a payment provider did not respond'],
    [{ ...fields, cause: 'no response in time' }, 'a payment provider did not respond'],
  ]);
});
