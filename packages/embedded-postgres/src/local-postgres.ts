import { chmod, glob, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { accountFor } from './account.ts';
import type { Connection } from './attach.ts';
import { type Binaries, tryBinaries } from './binaries.ts';
import { openDataFolder } from './data-folder.ts';
import { openCluster } from './open-cluster.ts';

export interface LocalPostgres {
  connection: Connection;
  major: number;
  /** Stops the server and removes its data. */
  stop(): Promise<void>;
}

export type FoundLocalPostgres = { server: LocalPostgres } | { server: undefined; reason: string };

const oldest = 15;
const places = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/opt/postgresql@*/bin',
];

async function installed(): Promise<Binaries[]> {
  const folders = (process.env.PATH ?? '').split(delimiter);
  for await (const folder of glob(places)) folders.push(folder);
  const account = await accountFor('');
  const tried = await Promise.all(folders.map((bin) => tryBinaries(bin, account)));
  return tried.filter((found) => typeof found !== 'string').filter(({ major }) => major >= oldest);
}

/** Starts a server for tests on a temporary folder, which `stop` removes. Does not sync to disk. */
export async function startTemporaryServer(
  binaries: Binaries,
  log: (line: string) => void,
): Promise<LocalPostgres> {
  const path = await mkdtemp(join(tmpdir(), 'daftar-local-'));
  const remove = (): Promise<void> => rm(path, { recursive: true, force: true });
  try {
    await chmod(path, 0o711);
    const folder = await openDataFolder(path);
    const account = await accountFor(folder.cluster);
    const { connection, stop } = await openCluster({ folder, account, binaries, durable: false, log });
    return { connection, major: binaries.major, stop: () => stop().then(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Starts a temporary server for tests with the machine's oldest PostgreSQL from version 15 on. */
export async function startLocalPostgres(
  log: (line: string) => void = () => undefined,
): Promise<FoundLocalPostgres> {
  const [binaries] = (await installed()).sort((a, b) => a.major - b.major);
  if (binaries === undefined) {
    return {
      server: undefined,
      reason: `No installed PostgreSQL of version ${oldest} or later was found in ${places.join(', ')} or PATH.`,
    };
  }
  try {
    return { server: await startTemporaryServer(binaries, log) };
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    return {
      server: undefined,
      reason: `PostgreSQL ${binaries.major} in ${binaries.bin} does not start: ${words}`,
    };
  }
}
