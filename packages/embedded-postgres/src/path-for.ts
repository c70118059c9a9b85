import type { Account } from './account.ts';
import { EmbeddedPostgresError } from './errors.ts';
import { run } from './run.ts';

/**
 * Returns a path to the cluster that the account can use: /proc/self/cwd if the account cannot enter a parent folder
 * (`/root`). Root starts the server in the cluster's folder, where it needs no permission on the parents.
 */
export async function pathFor(account: Account | undefined, folder: string): Promise<string> {
  const works = async (path: string): Promise<boolean> =>
    (await run('/bin/sh', ['-c', 'test -w "$1/."', 'sh', path], { account, cwd: folder })).ok;
  if (account === undefined || (await works(folder))) return folder;
  if (await works('/proc/self/cwd')) return '/proc/self/cwd';
  throw new EmbeddedPostgresError(
    'folder',
    `PostgreSQL does not run as root, and the user it runs as cannot enter ${folder}. Choose a data folder that other users can reach.`,
  );
}
