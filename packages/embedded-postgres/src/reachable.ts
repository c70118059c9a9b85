import type { Account } from './account.ts';
import { EmbeddedPostgresError } from './errors.ts';
import { run } from './run.ts';

/**
 * The cluster's path as its server may use it. Under a folder that the account cannot enter (`/root`) the path is
 * /proc/self/cwd: we, as root, start the server inside the cluster, and there it needs no right on the folders above.
 */
export async function pathFor(account: Account | undefined, folder: string): Promise<string> {
  const works = async (path: string): Promise<boolean> =>
    (await run('/bin/sh', ['-c', 'test -w "$1/."', 'sh', path], { account, cwd: folder })).ok;
  if (account === undefined || (await works(folder))) return folder;
  if (await works('/proc/self/cwd')) return '/proc/self/cwd';
  throw new EmbeddedPostgresError(
    'folder',
    `PostgreSQL does not run as root, and its own user cannot reach ${folder}. Choose a data folder outside of private folders.`,
  );
}
