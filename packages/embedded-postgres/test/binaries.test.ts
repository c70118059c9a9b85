import { chmod, cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { accountFor } from '../src/account.ts';
import { embeddedBinaries } from '../src/binaries.ts';
import { startLocalPostgres } from '../src/local-postgres.ts';
import { packagedPostgres } from '../src/platform.ts';
import { query, temporaryFolder } from './temporary.ts';

/** The package as npm unpacks it when no install script runs: without the links between its libraries. */
async function unlinked(folder: string): Promise<string> {
  const native = join(folder, 'package', 'native');
  await cp(packagedPostgres(), native, {
    recursive: true,
    filter: (path) =>
      !/\.(so|dylib|a)$/.test(path) && !/\/lib(pq|ecpg|ecpg_compat|icu\w+|pgtypes)\.so\.\d+$/.test(path),
  });
  return native;
}

test('runs from a package whose install script did not run', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'daftar-package-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  const native = await unlinked(folder);
  const { bin, major } = await embeddedBinaries(await accountFor(''), native);
  expect({ bin, major }).toEqual({ bin: join(native, 'bin'), major: 18 });
});

test('runs from a package in a place that the user cannot enter or change', async () => {
  // For root the folder is closed to the server's user; for others the package is read-only, so no links can be made.
  const folder = await temporaryFolder();
  const native = await unlinked(folder);
  const lib = join(native, 'lib');
  await chmod(lib, 0o555);
  onTestFinished(() => chmod(lib, 0o755));
  const { bin, major } = await embeddedBinaries(await accountFor(''), native);
  onTestFinished(() => rm(dirname(dirname(bin)), { recursive: true, force: true }));
  expect(major).toBe(18);
  expect(bin).not.toContain(folder);
  expect(await readdir(bin)).toContain('initdb');
});

test('an installed PostgreSQL serves throw-away data, or the reason why not is told', async () => {
  const found = await startLocalPostgres();
  if (found.server === undefined) {
    expect(found.reason).toMatch(/No installed PostgreSQL/);
    return;
  }
  const { connection, major, stop } = found.server;
  onTestFinished(stop);
  expect(major).toBeGreaterThanOrEqual(15);
  const [row] = await query(connection, "select current_setting('server_version_num')::int / 10000 as major");
  expect(row).toEqual({ major });
});
