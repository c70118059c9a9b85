import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { resolveName } from './resolve-name.ts';

const IPV4 = 1;
let server: Socket | undefined;
afterEach(() => {
  server?.close();
  server = undefined;
});

/** Starts a DNS server that sends what `answer` returns, or nothing if that is undefined. Returns its address. */
async function nameServer(answer: (question: Buffer) => Buffer | undefined): Promise<string> {
  const socket = createSocket('udp4', (question, from) => {
    const reply = answer(question);
    if (reply) socket.send(reply, from.port, from.address);
  });
  server = socket;
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return `127.0.0.1:${(socket.address() as AddressInfo).port}`;
}

const endOf = (question: Buffer) => question.indexOf(0, 12) + 5;
const asksForIpv4 = (question: Buffer) => question.readUInt16BE(endOf(question) - 4) === IPV4;

/** Builds a DNS response: one IPv4 address for an A query, no records for others. */
function oneAddress(question: Buffer): Buffer {
  const end = endOf(question);
  const has = asksForIpv4(question);
  const head = Buffer.from(question.subarray(0, end));
  head.writeUInt16BE(0x8180, 2);
  head.writeUInt16BE(has ? 1 : 0, 6);
  head.writeUInt32BE(0, 8);
  const record = Buffer.from([0xc0, 12, 0, IPV4, 0, 1, 0, 0, 0, 60, 0, 4, 93, 184, 215, 14]);
  return has ? Buffer.concat([head, record]) : head;
}

test('resolveName returns the addresses from the DNS server', async () => {
  const servers = [await nameServer(oneAddress)];
  expect(await resolveName('shop.example', undefined, servers)).toEqual([
    { address: '93.184.215.14', family: 4 },
  ]);
});

test('resolveName stops waiting for a silent DNS server when the signal aborts', async () => {
  const servers = [await nameServer(() => undefined)];
  const started = performance.now();
  expect(await resolveName('slow.example', AbortSignal.timeout(100), servers)).toEqual([]);
  expect(await resolveName('slow.example', AbortSignal.abort(), servers)).toEqual([]);
  expect(performance.now() - started).toBeLessThan(3_500);
});

test('resolveName returns IPv4 addresses when the DNS server ignores IPv6 queries', async () => {
  const servers = [
    await nameServer((question) => (asksForIpv4(question) ? oneAddress(question) : undefined)),
  ];
  const started = performance.now();
  expect(await resolveName('shop.example', undefined, servers)).toEqual([
    { address: '93.184.215.14', family: 4 },
  ]);
  expect(performance.now() - started).toBeLessThan(3_500);
});

test('resolveName resolves localhost without a DNS query', async () => {
  expect(await resolveName('localhost', undefined, ['127.0.0.1:9'])).toEqual([
    { address: '127.0.0.1', family: 4 },
    { address: '::1', family: 6 },
  ]);
});
