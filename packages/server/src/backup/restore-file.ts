import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { ConfigError } from '../config/read-config.ts';
import type { Connection } from '../db/connect.ts';
import type { ArchiveEnd } from './archive.ts';
import { ArchiveError } from './frames.ts';
import { restoreArchive } from './restore-archive.ts';
import { inSession } from './session.ts';

/** Restores a backup file into a migrated, empty database. */
export async function restoreFile(connection: Connection, file: string): Promise<ArchiveEnd> {
  return inSession(connection, 'daftar-restore', async (session) => {
    let restored: ArchiveEnd = { tables: 0, rows: 0 };
    await pipeline(createReadStream(file), createGunzip(), async (source: AsyncIterable<Buffer>) => {
      restored = await restoreArchive(session, source);
    }).catch((error) => {
      throw toConfigError(error, file);
    });
    return restored;
  });
}

/** Turns the errors of a missing or damaged file into a `ConfigError`, which is printed without a stack trace. */
function toConfigError(error: unknown, file: string): unknown {
  if (error instanceof ArchiveError)
    return new ConfigError(`${file}: ${error.message}. Nothing was restored`);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code.startsWith('Z_'))
    return new ConfigError(`${file}: The archive is damaged or cut short (${code}). Nothing was restored`);
  if (['ENOENT', 'EACCES', 'EISDIR'].includes(code))
    return new ConfigError(`${file} cannot be read (${code})`);
  return error;
}
