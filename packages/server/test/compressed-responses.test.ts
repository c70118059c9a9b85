import { writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportedFile, startExport } from './support/exports.ts';
import { makePageFiles } from './support/page-files.ts';
import { newSession } from './support/payments.ts';
import { newTenant, startWorld, type World } from './support/world.ts';

const { files, remove } = makePageFiles();
const SCRIPT = `/* ${'a script of the back-office '.repeat(200)} */`;
const PAGE = `<!doctype html><head></head><title>page</title>${'<p>text</p>'.repeat(400)}`;

let world: World;
let sessionId: string;
beforeAll(async () => {
  for (const folder of [files.web, files.frame, files.reference]) {
    const script = path.join(folder, 'assets', 'big-1a2b.js');
    writeFileSync(script, SCRIPT);
    writeFileSync(`${script}.br`, brotliCompressSync(SCRIPT));
    writeFileSync(`${script}.gz`, gzipSync(SCRIPT));
    writeFileSync(path.join(folder, 'index.html'), PAGE);
  }
  world = await startWorld({ files });
  for (let index = 0; index < 5; index += 1) await newTenant(world.gateway, `Tenant ${index}`);
  ({ sessionId } = await newSession(world));
});
afterAll(async () => {
  await world.close();
  remove();
});

interface Received {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

/** Sends a request with `node:http`, which decompresses nothing. */
function received(
  url: string,
  headers: Record<string, string>,
  method = 'GET',
  body?: Buffer,
): Promise<Received> {
  return new Promise((resolve, reject) => {
    const call = request(url, { method, headers }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(pieces) }),
      );
    });
    call.on('error', reject);
    call.end(body);
  });
}

const open: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  none: (bytes) => bytes,
};

const addresses = (): [string, string][] => [
  [`${world.backofficeUrl}/users`, 'text/html'],
  [`${world.backofficeUrl}/assets/big-1a2b.js`, '*/*'],
  [`${world.backofficeUrl}/merchants/get?limit=25`, 'application/json'],
  [`${world.backofficeUrl}/docs/assets/big-1a2b.js`, '*/*'],
  [`${world.checkoutUrl}/assets/big-1a2b.js`, '*/*'],
  [`${world.checkoutUrl}/hosted-checkout/eg/${sessionId}`, 'text/html'],
];

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['', 'none'],
  ['identity', 'none'],
])('pages, files and lists are sent by Accept-Encoding: %j as %s', async (accepted, encoding) => {
  for (const [url, accept] of addresses()) {
    const login = accept.includes('json') ? { 'x-auth-token': world.ownerToken } : undefined;
    const asked = { accept, ...login, ...(accepted && { 'accept-encoding': accepted }) };
    const plain = await received(url, { accept, ...login });
    const answer = await received(url, asked);
    expect([url, answer.status], url).toEqual([url, 200]);
    expect(answer.headers['content-encoding'] ?? 'none', url).toBe(encoding);
    expect(open[encoding]?.(answer.bytes).toString(), url).toBe(plain.bytes.toString());
    if (encoding === 'none') continue;
    expect(answer.headers.vary, url).toMatch(/accept-encoding/i);
    expect(answer.bytes.length, url).toBeLessThan(plain.bytes.length / 2);
  }
});

test.each([
  ['csv', 'br'],
  ['xlsx', 'none'],
])('an export as %s is sent as %s', async (format, encoding) => {
  const wanted = { list: 'merchants', format };
  const started = await startExport(world.backofficeUrl, world.ownerToken, wanted);
  const { bytes } = await exportedFile(world.backofficeUrl, world.ownerToken, started.body._id);
  const headers = { 'accept-encoding': 'br, gzip', 'x-auth-token': world.ownerToken };
  const file = await received(`${world.backofficeUrl}/exports/${started.body._id}/file`, headers);
  expect([file.status, file.headers['content-encoding'] ?? 'none']).toEqual([200, encoding]);
  expect(open[encoding]?.(file.bytes)).toEqual(bytes);
});

test('small responses and event streams are sent as they are', async () => {
  const headers = { 'accept-encoding': 'br' };
  const small = await received(`${world.backofficeUrl}/merchants/get?limit=25`, headers);
  expect([small.status, small.headers['content-encoding']]).toEqual([401, undefined]);
  const events = new AbortController();
  const answer = await fetch(`${world.checkoutUrl}/checkout/sessions/${sessionId}/events`, {
    headers: { ...headers, accept: 'text/event-stream' },
    signal: events.signal,
  });
  expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, null]);
  events.abort();
});

test('a compressed body of a request is refused and never decompressed', async () => {
  const body = gzipSync(JSON.stringify({ userName: 'x', password: 'y'.repeat(1_000_000) }));
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
  const { status } = await received(`${world.backofficeUrl}/auth/login`, headers, 'POST', body);
  expect([400, 415]).toContain(status);
});
