import { readdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startProgram } from './processes.ts';
import { query, started, temporaryFolder } from './temporary.ts';

test('a first start killed at any moment leaves nothing that hinders the next', async () => {
  const dataFolder = await temporaryFolder();
  const seen = new Set<string>();
  for (const delay of [150, 250, 400, 600]) {
    const parent = startProgram('writer.ts', dataFolder);
    await sleep(delay);
    parent.child.kill('SIGKILL');
    await parent.ended;
    for (const entry of await readdir(dataFolder)) seen.add(entry.replace(/\d.*/, ''));
  }
  expect([...seen]).toContain('.postgres-init-');
  const { connection } = await started(dataFolder);
  expect(await query(connection, 'select current_database() as name')).toEqual([{ name: 'daftar' }]);
  expect((await readdir(dataFolder)).sort()).toEqual(['postgres', 'postgres.log']);
});
