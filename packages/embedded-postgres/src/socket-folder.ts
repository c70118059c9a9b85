import { createHash } from 'node:crypto';
import { chown, lstat, mkdir, mkdtemp, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Account } from './account.ts';
import { EmbeddedPostgresError } from './errors.ts';
import { run } from './run.ts';

export const port = 5432;

/** sockaddr_un holds 108 bytes on Linux and 104 on macOS, one of them the closing zero. */
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
  // Twice: the server that stops just now may have removed it between our making and our looking.
  if ((await makePrivate(path, account)) || (await makePrivate(path, account))) return path;
  // Somebody else's folder has our name: take one that nobody can foresee.
  const other = await mkdtemp(join(parent, 'daftar-')).catch(() => undefined);
  return other !== undefined && (await makePrivate(other, account)) ? other : undefined;
}

/**
 * The private folder of the socket. Its name follows from the data folder, so whoever starts PostgreSQL anew after a crash opens
 * it at the address that the others still hold.
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
