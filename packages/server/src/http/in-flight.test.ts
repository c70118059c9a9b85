import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { finishInFlight } from './in-flight.ts';
import { serverLimits } from './server-limits.ts';

function portOf(app: FastifyInstance): number {
  const address = app.server.address();
  return address !== null && typeof address === 'object' ? address.port : 0;
}

test('closing the app ends connections on which nothing was sent', async () => {
  const app = Fastify(serverLimits(30));
  finishInFlight(app, new Set());
  await app.listen({ host: '127.0.0.1', port: 0 });
  const accepted = once(app.server, 'connection');
  const unused = connect(portOf(app), '127.0.0.1');
  const ended = once(unused, 'close');
  await accepted;
  await app.close();
  await ended;
});

test('closing the app waits for a request that is being received', async () => {
  const app = Fastify(serverLimits(30));
  finishInFlight(app, new Set());
  app.get('/', () => 'answered');
  await app.listen({ host: '127.0.0.1', port: 0 });
  const accepted = once(app.server, 'connection');
  const client = connect(portOf(app), '127.0.0.1').setEncoding('utf8');
  client.write('GET / HTTP/1.1\r\n');
  const [socket] = await accepted;
  await expect.poll(() => socket.bytesRead, { timeout: 30_000 }).toBeGreaterThan(0);
  const closed = app.close();
  const answer = once(client, 'data');
  client.write('Host: localhost\r\n\r\n');
  expect(String((await answer)[0])).toMatch(/^HTTP\/1\.1 200.*answered$/s);
  client.destroy();
  await closed;
});
