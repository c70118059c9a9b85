import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AsciiResponse } from './ascii-response.ts';

let answer: (response: ServerResponse) => void = () => {};
const server = createServer({ ServerResponse: AsciiResponse }, (_request, response) => answer(response));
let address = '';

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((closed) => server.close(closed)));

/** Returns the body that a client receives. */
async function received(end: (response: ServerResponse) => void): Promise<Buffer> {
  answer = end;
  return Buffer.from(await (await fetch(address)).arrayBuffer());
}

test.each([
  '',
  'plain',
  '{"a":"\\n\\u0001"}',
  'x'.repeat(100_000),
  'né en été',
  '\u0080\u00ff',
  'دفتر',
  '🧾',
  `${'x'.repeat(50_000)}٣`,
])('AsciiResponse sends %.20j as UTF-8 with every way of ending the response', async (text) => {
  const bytes = Buffer.from(text);
  const ends: ((response: ServerResponse) => void)[] = [
    (response) => response.end(text),
    (response) => response.end(text, 'utf8'),
    (response) => response.end(text, () => {}),
    (response) => response.writeHead(200, { 'content-length': bytes.length }).end(text, 'utf8', () => {}),
    (response) => {
      response.write(text);
      response.end();
    },
    (response) => response.end(bytes),
  ];
  for (const end of ends) expect((await received(end)).equals(bytes)).toBe(true);
});

test('AsciiResponse respects another encoding', async () => {
  expect((await received((response) => response.end('00ff', 'hex'))).toString('hex')).toBe('00ff');
  expect((await received((response) => response.end('AP8=', 'base64'))).toString('hex')).toBe('00ff');
  expect((await received((response) => response.end('ÿ', 'latin1'))).toString('hex')).toBe('ff');
});

test('AsciiResponse calls the callback of end once', async () => {
  for (const ask of [
    (done: () => void) => (response: ServerResponse) => void response.end(done),
    (done: () => void) => (response: ServerResponse) => void response.end('a', done),
    (done: () => void) => (response: ServerResponse) => void response.end('a', 'utf8', done),
    (done: () => void) => (response: ServerResponse) => void response.end('دفتر', done),
  ]) {
    let called = 0;
    await received(ask(() => void called++));
    await new Promise(setImmediate);
    expect(called).toBe(1);
  }
});
