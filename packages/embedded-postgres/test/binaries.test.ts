import { chmod, cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { accountFor } from '../src/account.ts';
import { embeddedBinaries } from '../src/binaries.ts';
import { startLocalPostgres } from '../src/local-postgres.ts';
import { packagedPostgres } from '../src/platform.ts';
import { query, temporaryFolder } from './temporary.ts';

/** Copies the package without the links between libraries, as npm leaves it when install scripts do not run. */
async function unlinked(folder: string): Promise<string> {
  const native = join(folder, 'package', 'native');
  await cp(packagedPostgres(), native, {
    recursive: true,
    filter: (path) =>
      !/\.(so|dylib|a)$/.test(path) && !/\/lib(pq|ecpg|ecpg_compat|icu\w+|pgtypes)\.so\.\d+$/.test(path),
  });
  return native;
}

test('embeddedBinaries runs a package whose install script did not run', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'daftar-package-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  const native = await unlinked(folder);
  const { bin, major } = await embeddedBinaries(await accountFor(''), native);
  expect({ bin, major }).toEqual({ bin: join(native, 'bin'), major: 18 });
});

test('embeddedBinaries runs a copy if the user cannot enter or change the package', async () => {
  // As root, the server's user cannot enter the folder; as another user, the package is read-only, so links cannot be made.
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

test('startLocalPostgres starts an installed PostgreSQL, or says why it cannot', async () => {
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
