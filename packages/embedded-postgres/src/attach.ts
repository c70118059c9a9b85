import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { databaseName, userName } from './initialise.ts';
import { findHolder, isAlive } from './postmaster-pid.ts';

export interface Connection {
  host: string;
  port: number;
  user: string;
  database: string;
}

export interface FoundServer {
  connection: Connection;
  pid: number;
}

async function answers(connection: Connection): Promise<boolean> {
  const client = new Client({ ...connection, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Returns the server that runs on the cluster; 'held' if it is starting, stopping or not responding; undefined if there is
 * none.
 */
export async function findServer(cluster: string): Promise<FoundServer | 'held' | undefined> {
  const entry = await findHolder(cluster);
  if (entry?.state !== 'alive') return undefined;
  if (!entry.ready || entry.socketFolder === '') return 'held';
  const connection = { host: entry.socketFolder, port: entry.port, user: userName, database: databaseName };
  return (await answers(connection)) ? { connection, pid: entry.pid } : 'held';
}

/** Resolves when a server that is not a child of this process has ended. Waiting does not keep this process alive. */
export async function endOfServer(pid: number): Promise<void> {
  while (await isAlive(pid)) await sleep(200, undefined, { ref: false });
}
