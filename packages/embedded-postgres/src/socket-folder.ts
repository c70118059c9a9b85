import { createHash } from 'node:crypto';
import { chown, lstat, mkdir, mkdtemp, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Account } from './account.ts';
import { EmbeddedPostgresError } from './errors.ts';
import { run } from './run.ts';

export const port = 5432;

/** Maximum length of a socket path: sockaddr_un has 108 bytes on Linux and 104 on macOS, including the final zero. */
const longest = process.platform === 'darwin' ? 103 : 107;

async function makePrivate(path: string, account: Account | undefined): Promise<boolean> {
  await mkdir(path, { mode: 0o700 }).catch(() => undefined);
  const me = process.getuid?.();
  const stat = await lstat(path).catch(() => undefined);
  if (stat === undefined || !stat.isDirectory() || (stat.mode & 0o077) !== 0) return false;
  if (account === undefined) return stat.uid === me;
  if (stat.uid === me) await chown(path, account.uid, account.gid).catch(() => undefined);
  else if (stat.uid !== account.uid) return false;
  return (await run('sh', ['-c', 'test -w "$1"', 'sh', path], { account })).ok;
}

async function folderUnder(
  base: string,
  name: string,
  account: Account | undefined,
): Promise<string | undefined> {
  const parent = await realpath(base).catch(() => undefined);
  if (parent === undefined) return undefined;
  const path = join(parent, name);
  if (Buffer.byteLength(join(path, `.s.PGSQL.${port}`)) > longest) return undefined;
  // Tries twice: a server that is stopping may remove the folder between `mkdir` and `lstat`.
  if ((await makePrivate(path, account)) || (await makePrivate(path, account))) return path;
  // Another user has created a folder with this name: use an unpredictable name.
  const other = await mkdtemp(join(parent, 'daftar-')).catch(() => undefined);
  return other !== undefined && (await makePrivate(other, account)) ? other : undefined;
}

/**
 * Creates the private folder of the server's socket. Its name is derived from the data folder, so that the server has the
 * same address after any process restarts it.
 */
export async function makeSocketFolder(
  cluster: string,
  account: Account | undefined,
  before?: string,
): Promise<string> {
  const owner = account?.uid ?? process.getuid?.();
  const name = `daftar-${createHash('sha256').update(`${owner}:${cluster}`).digest('hex').slice(0, 12)}`;
  const bases = [...(before === undefined ? [] : [dirname(before)]), tmpdir(), '/tmp'];
  for (const base of new Set(bases)) {
    const path = await folderUnder(base, name, account);
    if (path !== undefined) return path;
  }
  throw new EmbeddedPostgresError(
    'temp-folder',
    `The folder for temporary files (${tmpdir()}) cannot hold the database's socket: it is not writable, or its path is too long. Set TMPDIR to a short, writable folder.`,
  );
}
