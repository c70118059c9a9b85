import { mkdtemp, rm } from 'node:fs/promises';
import { createConnection, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LocalPostgres } from '@daftar/embedded-postgres/testing';

/** Passes bytes on in their order, each chunk after a random delay, most of them far shorter than `longestMs`. */
function passLate(from: Socket, to: Socket, longestMs: number): void {
  let passed = Promise.resolve();
  const later = (pass: () => unknown) => {
    passed = passed.then(() => sleep(longestMs * Math.random() ** 3)).then(() => void pass());
  };
  from.on('data', (chunk) => later(() => to.write(chunk)));
  from.on('end', () => later(() => to.end()));
  from.on('error', () => to.destroy());
}

/**
 * Delays everything between the tests and their database. Tests and code that rely on the speed of a statement then fail:
 * `TEST_SLOW_DATABASE=200 pnpm exec vitest run …`, in milliseconds.
 */
export async function slowDatabase(server: LocalPostgres, longestMs: number): Promise<LocalPostgres> {
  const { host, port } = server.connection;
  const folder = await mkdtemp(path.join(tmpdir(), 'slow-'));
  const name = `.s.PGSQL.${port}`;
  const sockets = new Set<Socket>();
  const proxy = createServer({ allowHalfOpen: true }, (client) => {
    const database = createConnection({ path: path.join(host, name), allowHalfOpen: true });
    sockets.add(client).add(database);
    passLate(client, database, longestMs);
    passLate(database, client, longestMs);
  });
  await new Promise<void>((resolve) => proxy.listen(path.join(folder, name), resolve));
  return {
    ...server,
    connection: { ...server.connection, host: folder },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      proxy.close();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
