import { chown, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './errors.ts';
import { run } from './run.ts';

/** The unprivileged account that PostgreSQL runs as when this process is root. */
export interface Account {
  uid: number;
  gid: number;
}

const name = 'daftar-postgres';

async function lookUp(): Promise<Account | undefined> {
  const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
  return uid.ok && gid.ok ? { uid: Number(uid.output), gid: Number(gid.output) } : undefined;
}

const makers: [string, string[]][] = [
  [
    'useradd',
    [
      '--system',
      '--user-group',
      '--no-create-home',
      '--home-dir',
      '/nonexistent',
      '--shell',
      '/usr/sbin/nologin',
      name,
    ],
  ],
  ['adduser', ['--system', '--group', '--no-create-home', '--home', '/nonexistent', name]],
];

async function make(): Promise<Account> {
  for (const [command, args] of makers) {
    await run(command, args);
    const account = await lookUp();
    if (account !== undefined) return account;
  }
  throw new EmbeddedPostgresError(
    'account',
    `PostgreSQL does not run as root, and the user "${name}" could not be created. Create a system user of that name, or start as an ordinary user.`,
  );
}

/** Changes the owner of a folder and its contents to the account. */
export async function changeOwner(account: Account, folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true });
  for (const entry of ['.', ...entries]) await chown(join(folder, entry), account.uid, account.gid);
}

/**
 * Returns the account that PostgreSQL must run as. Undefined means the current user. If this process is root, it is the
 * cluster's owner, or for a new cluster the system user `daftar-postgres`.
 */
export async function accountFor(cluster: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const stat = await lstat(cluster).catch(() => undefined);
  if (stat !== undefined && stat.uid !== 0) return { uid: stat.uid, gid: stat.gid };
  const account = (await lookUp()) ?? (await make());
  // Root has restored or copied this cluster, so the owner of its files must be changed.
  if (stat !== undefined) await changeOwner(account, cluster);
  return account;
}
