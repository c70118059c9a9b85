import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import pg from 'pg';
import { ConfigError } from '../config/read-config.ts';
import type { Connection } from '../db/connect.ts';
import type { ArchiveEnd } from './archive.ts';
import { writeArchive } from './write-archive.ts';

const OWNER_ONLY = 0o600;

/** Writes a backup to a new file for its owner's eyes only; the name appears when all of it is on the disk. */
export async function backupFile(
  connection: Connection,
  file: string,
): Promise<ArchiveEnd & { bytes: number }> {
  if (await exists(file)) throw new ConfigError(`${file} is there already. Choose another name`);
  const draft = `${file}.partial`;
  const client = new pg.Client({ ...connection, application_name: 'daftar-backup' });
  await client.connect();
  try {
    const written = await writeArchive(client, createWriteStream(draft, { flags: 'wx', mode: OWNER_ONLY }));
    const handle = await open(draft, 'r');
    await handle.sync();
    await handle.close();
    await rename(draft, file);
    return { ...written, bytes: (await stat(file)).size };
  } catch (error) {
    if (!isThere(error)) await rm(draft, { force: true });
    throw plain(error, draft);
  } finally {
    await client.end();
  }
}

const isThere = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

/** What the file system refuses is for a person to put right. */
function plain(error: unknown, draft: string): unknown {
  if (isThere(error))
    return new ConfigError(`${draft} is there already: another backup runs, or was broken off. Remove it`);
  const refused = error instanceof Error && 'syscall' in error && 'path' in error && 'code' in error;
  return refused ? new ConfigError(`${draft} cannot be written (${String(error.code)})`) : error;
}
