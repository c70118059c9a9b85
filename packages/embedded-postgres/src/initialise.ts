import { randomBytes } from 'node:crypto';
import { chown, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { type DataFolder, folderError } from './data-folder.ts';
import { explain } from './explain.ts';
import { pathFor } from './path-for.ts';
import { isAlive } from './postmaster-pid.ts';
import { run } from './run.ts';

export const databaseName = 'daftar';
export const userName = 'daftar';

const prefix = '.postgres-init-';
const oneHour = 3_600_000;

/** Removes the folders of interrupted initialisations. */
export async function removeUnfinished({ root }: DataFolder): Promise<void> {
  for (const entry of await readdir(root)) {
    const pid = entry.startsWith(prefix) ? Number.parseInt(entry.slice(prefix.length), 10) : undefined;
    if (pid === undefined) continue;
    const path = join(root, entry);
    const made = await stat(path).catch(() => undefined);
    const old = made !== undefined && Date.now() - made.ctimeMs > oneHour;
    if (!old && (await isAlive(pid))) continue;
    // An initdb whose parent was killed may still be writing; the next start removes the remaining files.
    await rm(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 }).catch(() => undefined);
  }
}

async function fill(
  folder: string,
  root: string,
  { bin }: Binaries,
  account: Account | undefined,
): Promise<void> {
  const path = await pathFor(account, folder);
  const init = await run(
    join(bin, 'initdb'),
    [
      ...['-D', path, '-U', userName, '--encoding=UTF8', '--data-checksums', '--no-instructions'],
      // Arabic collation (sorts أحمد next to احمد, unlike the default one), Latin before Arabic, the same on every machine.
      ...['--locale=C', '--locale-provider=icu', '--icu-locale=ar-u-kr-latn', '--text-search-config=simple'],
      // No password is needed, because only the owner can access the socket's private folder.
      ...['--auth-local=trust', '--auth-host=reject'],
    ],
    { account, cwd: folder },
  );
  if (!init.ok) throw explain(init.output, root);
  const single = await run(join(bin, 'postgres'), ['--single', '-D', path, 'postgres'], {
    account,
    cwd: folder,
    input: `create database ${databaseName}\n`,
  });
  if (!single.ok || /ERROR|FATAL|PANIC/.test(single.output)) throw explain(single.output, root);
}

async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Creates the cluster in a temporary folder and then renames it, so that a cluster is never incomplete. */
export async function initialise(
  folder: DataFolder,
  binaries: Binaries,
  account: Account | undefined,
): Promise<void> {
  const fresh = join(folder.root, `${prefix}${process.pid}-${randomBytes(4).toString('hex')}`);
  try {
    await mkdir(fresh, { mode: 0o700 });
    if (account !== undefined) await chown(fresh, account.uid, account.gid);
    await fill(fresh, folder.root, binaries, account);
    await rename(fresh, folder.cluster).catch(async (error: unknown) => {
      // Another process created the cluster first; use that one.
      const other = await stat(join(folder.cluster, 'PG_VERSION')).catch(() => undefined);
      if (other === undefined) throw error;
    });
    await syncFolder(folder.root);
  } catch (error) {
    throw folderError(folder.root, error);
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}
