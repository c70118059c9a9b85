import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { clientOn, rejection } from '../../test/client-on.ts';
import {
  AbortError,
  ApiError,
  ConflictError,
  createDaftar,
  type FetchInit,
  type Progress,
  TimeoutError,
} from '../index.ts';
import { reply } from '../testing/index.ts';

const UPLOAD = 'POST /file-upload/process/file/upload';
const RESULT = 'GET /file-upload/process/file/result/{id}';
const sheet = new File(['x'.repeat(200_000)], 'كشف ٢١.xlsx', { type: 'application/vnd.ms-excel' });

afterEach(() => vi.unstubAllGlobals());

/** Parses an upload as a server does. It fails if the boundary in the header is not that of the body. */
async function received(url: string, init: FetchInit): Promise<Response> {
  const whole = new Request(url, init);
  const file = (await whole.formData()).get('file') as File;
  return Response.json({ originalName: file.name, size: file.size });
}

test.each([undefined, () => {}])(
  'sends an upload as a form with the file and its name',
  async (onProgress) => {
    const daftar = createDaftar({ baseUrl: 'https://api.test', fetch: received });
    expect(await daftar.approvals.upload(sheet, { onProgress })).toEqual({
      originalName: 'كشف ٢١.xlsx',
      size: 200_000,
    });
  },
);

test('reports progress as a real connection accepts the body', async () => {
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.setHeader('x-request-id', 'r1').end('{"size":1}'));
  }).listen(0);
  const seen: Progress[] = [];
  try {
    const { port } = server.address() as AddressInfo;
    const daftar = createDaftar({ baseUrl: `http://127.0.0.1:${port}`, token: 't' });
    const call = daftar.approvals.upload(sheet, { onProgress: (progress) => seen.push(progress) });
    expect((await call.withResponse()).requestId).toBe('r1');
  } finally {
    server.close();
  }
  const loaded = seen.map((progress) => progress.loaded);
  expect(loaded.length).toBeGreaterThan(2);
  expect(loaded).toEqual(loaded.toSorted((a, b) => a - b));
  expect(seen.at(-1)?.loaded).toBe(seen[0]?.total);
  expect(seen[0]?.total).toBeGreaterThan(200_000);
});

test('reports progress once if the body cannot be streamed', async () => {
  vi.stubGlobal('location', new URL('https://shop.test'));
  const seen: Progress[] = [];
  const daftar = createDaftar({ baseUrl: 'https://api.test', fetch: received });
  await daftar.approvals.upload(sheet, { onProgress: (progress) => seen.push(progress) });
  expect(seen).toHaveLength(1);
  expect(seen[0]?.loaded).toBe(seen[0]?.total);
});

test('never retries an upload, and limits it by the deadline only', async () => {
  const { daftar, transport } = clientOn({ [UPLOAD]: reply(503) });
  expect(await rejection(daftar.approvals.upload(sheet))).toBeInstanceOf(ApiError);
  expect(transport.requests).toHaveLength(1);
  const stalling = (_: string, { signal }: FetchInit) =>
    new Promise<Response>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  const slow = createDaftar({ baseUrl: 'https://api.test', fetch: stalling, timeout: 1, deadline: 20 });
  const error = await rejection(slow.approvals.upload(sheet));
  expect(error).toBeInstanceOf(TimeoutError);
  expect(error).toMatchObject({ limit: 'deadline' });
});

test.each([
  ['attachment; filename="approval-result.csv"', 'approval-result.csv'],
  ['attachment; filename=plain.csv', 'plain.csv'],
  [`attachment; filename="x.csv"; filename*=UTF-8''%D9%83%D8%B4%D9%81%20%D9%A1.csv`, 'كشف ١.csv'],
  ['attachment; filename="100%.csv"', '100%.csv'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  [`attachment; filename*=UTF-8''..%2F..%2Fetc%5Cshadow`, 'shadow'],
  ['attachment; filename=".."', 'download'],
  ['attachment; filename="a.csv"; size=12', 'a.csv'],
  ['attachment', 'download'],
])('%s gives the file name %s', async (disposition, name) => {
  const headers = { 'content-disposition': disposition, 'content-type': 'text/csv' };
  const { daftar } = clientOn({ [RESULT]: () => new Response('row\n2\n', { headers }) });
  const file = await daftar.approvals.result('a1');
  expect(file).toMatchObject({ name, type: 'text/csv' });
  expect(await file.text()).toBe('row\n2\n');
});

test('reads a download as a stream or a blob, and throws when the server rejects it', async () => {
  const { daftar, transport } = clientOn({ [RESULT]: () => new Response('a,b') });
  const chunks: Uint8Array[] = [];
  for await (const chunk of (await daftar.approvals.result('a1')).body ?? []) chunks.push(chunk);
  expect(Buffer.concat(chunks).toString()).toBe('a,b');
  expect((await (await daftar.approvals.result('a1')).blob()).size).toBe(3);
  transport.on('GET /exports/{id}/file', reply(409, { status: 'Conflict', message: 'Not done' }));
  expect(await rejection(daftar.exports.download('e1'))).toBeInstanceOf(ConflictError);
});

test("reading a download has no time limit, but the caller's signal ends it", async () => {
  let pushed = false;
  const push = (stream: ReadableStreamDefaultController) => {
    pushed = true;
    stream.enqueue(new TextEncoder().encode('a'));
  };
  const fetch = async (_: string, { signal }: FetchInit) => {
    const body = new ReadableStream({
      async pull(stream) {
        if (!pushed) return push(stream);
        await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
        stream.error(signal.reason);
      },
    });
    return new Response(body);
  };
  const controller = new AbortController();
  const daftar = createDaftar({ baseUrl: 'https://api.test', fetch, timeout: 10 });
  const file = await daftar.exports.download('e1', { signal: controller.signal });
  setTimeout(() => controller.abort(), 40);
  expect(await rejection(file.text())).toBeInstanceOf(AbortError);
});
