import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { onTestFinished } from 'vitest';
import type { Connection } from '../src/attach.ts';
import type { EmbeddedPostgres } from '../src/keep-running.ts';
import { startEmbeddedPostgres } from '../src/start.ts';

/** Creates a private temporary folder. If this process is root, the server's user cannot enter it, as with `/root`. */
export async function temporaryFolder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'daftar-test-'));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
}

export async function started(dataFolder: string): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataFolder });
  onTestFinished(() => postgres.stop());
  return postgres;
}

export async function query(connection: Connection, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}
