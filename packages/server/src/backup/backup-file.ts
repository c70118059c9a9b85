import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { ConfigError } from '../config/read-config.ts';
import type { Connection } from '../db/connect.ts';
import type { ArchiveEnd } from './archive.ts';
import { inSession, type Session } from './session.ts';
import { writeArchive } from './write-archive.ts';

const OWNER_ONLY = 0o600;

/**
 * Writes a backup to a new file that only its owner can read. The file is renamed from `.partial` after all of it is synced to
 * disk.
 */
export async function backupFile(
  connection: Connection,
  file: string,
): Promise<ArchiveEnd & { bytes: number }> {
  if (await exists(file)) throw new ConfigError(`${file} exists already. Choose another name`);
  return inSession(connection, 'daftar-backup', (session) => writeFile(session, file));
}

async function writeFile(session: Session, file: string): Promise<ArchiveEnd & { bytes: number }> {
  const draft = `${file}.partial`;
  try {
    const written = await writeArchive(session, createWriteStream(draft, { flags: 'wx', mode: OWNER_ONLY }));
    const handle = await open(draft, 'r');
    await handle.sync();
    await handle.close();
    await rename(draft, file);
    return { ...written, bytes: (await stat(file)).size };
  } catch (error) {
    if (!isExistsError(error)) await rm(draft, { force: true });
    throw toConfigError(error, draft);
  }
}

const isExistsError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

/** Turns an error of the file system into a `ConfigError`, which is printed without a stack trace. */
function toConfigError(error: unknown, draft: string): unknown {
  if (isExistsError(error))
    return new ConfigError(
      `${draft} exists already: another backup is running, or was interrupted. If none is running, remove the file`,
    );
  const refused = error instanceof Error && 'syscall' in error && 'path' in error && 'code' in error;
  return refused ? new ConfigError(`${draft} cannot be written (${String(error.code)})`) : error;
}
