import { expect, test, vi } from 'vitest';
import { clientOn, rejection } from '../../test/client-on.ts';
import { AbortError, NotFoundError } from '../index.ts';
import { reply } from '../testing/index.ts';

const EVENTS = 'GET /checkout/sessions/{id}/events';
const encoder = new TextEncoder();
const state = (status: string, id?: string) =>
  `${id ? `id: ${id}\n` : ''}event: session\ndata: ${JSON.stringify({ sessionId: 'cs1', status })}\n\n`;

/** Returns a route that streams these chunks and then ends, or breaks off with the failure. */
const stream = (chunks: (string | Uint8Array)[], failure?: Error) => () => {
  const left = chunks.map((chunk) => (typeof chunk === 'string' ? encoder.encode(chunk) : chunk));
  const body = new ReadableStream({
    pull(controller) {
      const chunk = left.shift();
      if (chunk) controller.enqueue(chunk);
      else if (failure) setTimeout(() => controller.error(failure), 5);
      else controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
};

async function statuses(events: AsyncIterable<{ status: string }>): Promise<string[]> {
  const found: string[] = [];
  for await (const { status } of events) found.push(status);
  return found;
}

test('yields each change and ends when the session is paid', async () => {
  const { daftar, transport } = clientOn({
    [EVENTS]: stream([': hello\n\n', state('open'), state('pending') + state('paid'), state('open')]),
  });
  expect(await statuses(daftar.checkout.watch('cs1'))).toEqual(['open', 'pending', 'paid']);
  expect(transport.requests[0]).toMatchObject({
    params: { id: 'cs1' },
    headers: { accept: 'text/event-stream' },
  });
});

test('reconnects from the last event after a broken or ended stream, and repeats nothing', async () => {
  const { daftar, transport, pauses } = clientOn({});
  transport.on(
    EVENTS,
    stream([`retry: 1500\n${state('open', '7')}`], new TypeError('socket')),
    stream([state('open', '8')]),
    stream([state('expired')]),
  );
  expect(await statuses(daftar.checkout.watch('cs1'))).toEqual(['open', 'expired']);
  expect(transport.requests.map(({ headers }) => headers['last-event-id'])).toEqual([undefined, '7', '8']);
  expect(pauses).toEqual([1500, 1500]);
});

test('reads chunks that end within a character or within a CRLF', async () => {
  const bytes = encoder.encode('data: {"status":\r\ndata: "دفع"}\r\n\r\ndata: {"status":"paid"}\n\n');
  const single = Array.from(bytes, (byte) => Uint8Array.of(byte));
  const { daftar } = clientOn({ [EVENTS]: stream(single) });
  expect(await statuses(daftar.checkout.watch('cs1'))).toEqual(['دفع', 'paid']);
});

test('throws for an unknown session and ends after a 204', async () => {
  const { daftar, transport } = clientOn({ [EVENTS]: reply(404, {}) });
  expect(await rejection(statuses(daftar.checkout.watch('cs1')))).toBeInstanceOf(NotFoundError);
  transport.on(EVENTS, reply(204));
  expect(await statuses(daftar.checkout.watch('cs1'))).toEqual([]);
});

test("the caller's signal ends the stream", async () => {
  const controller = new AbortController();
  const { daftar } = clientOn({
    [EVENTS]: () => {
      controller.abort();
      return stream([state('open')])();
    },
  });
  expect(
    await rejection(statuses(daftar.checkout.watch('cs1', { signal: controller.signal }))),
  ).toBeInstanceOf(AbortError);
});

test('breaking out of the loop closes the connection', async () => {
  let cancelled = false;
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(state('open'))),
    cancel: () => {
      cancelled = true;
    },
  });
  const { daftar } = clientOn({}, { fetch: async () => new Response(body) });
  for await (const _ of daftar.checkout.watch('cs1')) break;
  await vi.waitFor(() => expect(cancelled).toBe(true), 20_000);
});
