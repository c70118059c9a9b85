import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startEmbeddedPostgres } from '../src/start.ts';
import { eventually, startProgram } from './processes.ts';
import { query, started, temporaryFolder } from './temporary.ts';

test('startEmbeddedPostgres creates its folder, and data survives a restart', async () => {
  const dataFolder = join(await temporaryFolder(), 'deep', 'data');
  const first = await startEmbeddedPostgres({ dataFolder });
  await query(first.connection, 'create table kept as select 7 as number');
  await first.stop();
  await expect(query(first.connection, 'select 1')).rejects.toThrow();
  const second = await started(dataFolder);
  expect(second.connection).toEqual(first.connection);
  expect(await query(second.connection, 'select number from kept')).toEqual([{ number: 7 }]);
});

test('the server is accessible to its owner only, durable, and sorts Arabic correctly', async () => {
  const { connection } = await started(await temporaryFolder());
  expect((await stat(connection.host)).mode & 0o777).toBe(0o700);
  expect(Buffer.byteLength(join(connection.host, '.s.PGSQL.5432'))).toBeLessThanOrEqual(103);
  const names = ['listen_addresses', 'fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums'];
  const settings = await query(
    connection,
    `select name, setting from pg_settings where name in ('${names.join("','")}', 'server_encoding')`,
  );
  expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
    listen_addresses: '',
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    data_checksums: 'on',
    server_encoding: 'UTF8',
  });
  const [sorted] = await query(
    connection,
    "select array_agg(n order by n) as names from unnest(array['كريم','احمد','باسم','إبراهيم','Bob','أحمد','adam','ابراهيم']) n",
  );
  expect(sorted?.names).toEqual(['adam', 'Bob', 'إبراهيم', 'ابراهيم', 'أحمد', 'احمد', 'باسم', 'كريم']);
});

test('a start rebuilds the indexes when the version of ICU has changed', async () => {
  const dataFolder = await temporaryFolder();
  const before = await startEmbeddedPostgres({ dataFolder });
  await query(before.connection, "update pg_database set datcollversion = '1.0' where datname = 'daftar'");
  await before.stop();
  const lines: string[] = [];
  const after = await startEmbeddedPostgres({ dataFolder, log: (line) => lines.push(line) });
  onTestFinished(() => after.stop());
  expect(lines).toContain('The collation version has changed: rebuilding the indexes');
  const [row] = await query(
    after.connection,
    'select bool_and(datcollversion = pg_database_collation_actual_version(oid)) as current from pg_database where datallowconn',
  );
  expect(row).toEqual({ current: true });
});

test('a second start attaches, and its stop does not stop the server', async () => {
  const dataFolder = await temporaryFolder();
  const owner = await started(dataFolder);
  const guest = await startEmbeddedPostgres({ dataFolder });
  expect([owner.attached, guest.attached]).toEqual([false, true]);
  expect(guest.connection).toEqual(owner.connection);
  await guest.stop();
  expect(await query(owner.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('an attached process restarts the server at the same address when the first one stops it', async () => {
  const dataFolder = await temporaryFolder();
  const owner = await startEmbeddedPostgres({ dataFolder });
  const guest = await started(dataFolder);
  await owner.stop();
  await eventually('the guest to own the server', () => !guest.attached);
  expect(await query(guest.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('several concurrent first starts create one cluster and share it', async () => {
  const dataFolder = await temporaryFolder();
  const writers = [0, 1, 2].map((number) =>
    startProgram('writer.ts', dataFolder, String(number * 1_000_000)),
  );
  onTestFinished(() => {
    for (const { child } of writers) child.kill('SIGKILL');
  });
  await eventually('a commit of each', () => writers.every(({ lines }) => lines.length > 1) || undefined);
  expect(writers.map(({ lines }) => lines[0]).sort()).toEqual(['attached', 'attached', 'started']);
  expect((await readdir(dataFolder)).sort()).toEqual(['postgres', 'postgres.log']);
  const last = await started(dataFolder);
  for (const { child, ended } of writers) {
    child.kill('SIGKILL');
    await ended;
  }
  const [row] = await eventually('rows of all three', () =>
    query(last.connection, 'select count(distinct id / 1000000)::int as writers from proof').catch(
      () => undefined,
    ),
  );
  expect(row).toEqual({ writers: 3 });
});
