import { readdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startProgram } from './processes.ts';
import { query, started, temporaryFolder } from './temporary.ts';

const INIT_FOLDER = '.postgres-init-';
const entries = async (folder: string) => (await readdir(folder)).map((entry) => entry.replace(/\d.*/, ''));

test('startEmbeddedPostgres starts even if the first starts were killed at different moments', async () => {
  const dataFolder = await temporaryFolder();
  const duringInitialisation = async () => {
    // A busy machine may miss the moment; then the folder of the finished database is there.
    const begun = [INIT_FOLDER, 'postgres'];
    while (!(await entries(dataFolder)).some((entry) => begun.includes(entry))) await sleep(5);
  };
  for (const moment of [duringInitialisation, () => sleep(150), () => sleep(400), () => sleep(600)]) {
    const parent = startProgram('writer.ts', dataFolder);
    await moment();
    parent.child.kill('SIGKILL');
    await parent.ended;
  }
  const { connection } = await started(dataFolder);
  expect(await query(connection, 'select current_database() as name')).toEqual([{ name: 'daftar' }]);
  expect((await readdir(dataFolder)).sort()).toEqual(['postgres', 'postgres.log']);
});
