import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { isAlive, readPostmasterPid } from '../src/postmaster-pid.ts';
import { startEmbeddedPostgres } from '../src/start.ts';
import { eventually, startProgram } from './processes.ts';
import { proveKills } from './prove-kills.ts';
import { query, started, temporaryFolder } from './temporary.ts';

test('the server ends when its parent is killed', async () => {
  const dataFolder = await temporaryFolder();
  const parent = startProgram('writer.ts', dataFolder);
  onTestFinished(() => void parent.child.kill('SIGKILL'));
  await eventually('the first commit', () => parent.lines.length > 1 || undefined);
  const entry = await readPostmasterPid(join(dataFolder, 'postgres'));
  const pid = entry?.pid ?? 0;
  expect(await isAlive(pid)).toBe(true);
  parent.child.kill('SIGKILL');
  await eventually('the server to end', async () => !(await isAlive(pid)) || undefined, 5000);
  expect(await readPostmasterPid(join(dataFolder, 'postgres'))).toBeUndefined();
  await eventually('its socket folder to go', async () => {
    return (await readdir(entry?.socketFolder ?? '/').catch(() => undefined)) === undefined || undefined;
  });
});

test('stop leaves no process, including the watchdog', async () => {
  const postgres = await startEmbeddedPostgres({ dataFolder: await temporaryFolder() });
  const mine = async (): Promise<number> => {
    const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
    const lines = await Promise.all(
      pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')),
    );
    return lines.filter((line) => line.includes(postgres.connection.host)).length;
  };
  if (process.platform === 'linux') expect(await mine()).toBeGreaterThanOrEqual(2);
  await postgres.stop();
  await eventually('the watchdog to end', async () => (await mine()) === 0 || undefined, 5000);
});

test('the server ends when its parent is killed during the start', async () => {
  const dataFolder = await temporaryFolder();
  await (await startEmbeddedPostgres({ dataFolder })).stop();
  for (const delay of [60, 100, 140, 180, 220, 260]) {
    const parent = startProgram('writer.ts', dataFolder);
    await sleep(delay);
    parent.child.kill('SIGKILL');
    await parent.ended;
  }
  await eventually('every server to end', async () => {
    const entry = await readPostmasterPid(join(dataFolder, 'postgres'));
    return entry === undefined || !(await isAlive(entry.pid)) || undefined;
  });
  const postgres = await started(dataFolder);
  expect(postgres.attached).toBe(false);
});

test('a stale postmaster.pid with the id of another process does not prevent a start', async () => {
  const dataFolder = await temporaryFolder();
  await (await startEmbeddedPostgres({ dataFolder })).stop();
  const stale = [process.pid, dataFolder, 1, 5432, '/nowhere', '', '1 1', 'ready'].join('\n');
  await writeFile(join(dataFolder, 'postgres', 'postmaster.pid'), `${stale}\n`);
  const postgres = await started(dataFolder);
  expect(await query(postgres.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('five kills at seeded moments lose no acknowledged commit', async () => {
  const proof = await proveKills(await temporaryFolder(), 5, 42);
  expect(proof.acknowledged).toBeGreaterThan(100);
  expect(proof).toMatchObject({ kills: 5, lost: 0 });
});
