import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { connect } from '../../src/db/connect.ts';
import { migrationNames } from '../../src/db/migrate.ts';
import { emptyDatabase } from '../../src/testing/shared-postgres.ts';

const PROCESSES = 4;
const program = fileURLToPath(new URL('./migrator.ts', import.meta.url));

/** Starts a process that waits for `go` and then migrates. `go` resolves to the number of migrations it ran. */
function startMigrator(url: string): { ready: Promise<void>; go: () => Promise<number> } {
  const child = fork(program, [url], { execArgv: ['--no-warnings'] });
  const ended = new Promise<never>((_, reject) => {
    child.once('exit', (code) => code !== 0 && reject(new Error(`A migrator ended with ${code}`)));
  });
  const nextMessage = () =>
    Promise.race([ended, new Promise<unknown>((resolve) => child.once('message', resolve))]);
  return {
    ready: nextMessage().then(() => undefined),
    go: () => {
      const answer = nextMessage();
      child.send('go');
      return answer.then(Number);
    },
  };
}

test('one of four concurrent processes migrates an empty database, and none fails', async () => {
  const empty = await emptyDatabase();
  const migrators = Array.from({ length: PROCESSES }, () => startMigrator(empty.url));
  await Promise.all(migrators.map(({ ready }) => ready));
  const steps = await Promise.all(migrators.map(({ go }) => go()));
  expect(steps.toSorted((a, b) => b - a)).toEqual([migrationNames.length, 0, 0, 0]);
  const { pool, close } = connect({ connectionString: empty.url }, 2);
  const { rows } = await pool.query('select name from kysely_migration order by name');
  expect(rows.map(({ name }) => name)).toEqual(migrationNames);
  const jobs = await pool.query('select count(*)::integer as steps from graphile_worker.migrations');
  expect(jobs.rows[0].steps).toBeGreaterThan(10);
  await close();
  await empty.drop();
});
