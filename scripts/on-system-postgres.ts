import { startLocalPostgres } from '../packages/embedded-postgres/src/testing.ts';
import { runSteps } from './run-step.ts';

/** Tests whose result depends on the database: money, races and locks. */
const databaseTests = [
  'settlement',
  'checkout',
  'payouts',
  'loans',
  'approvals',
  'idempotency',
  'correction',
];
const whole = process.argv.includes('--whole');

/**
 * Runs the server's money tests on the machine's installed PostgreSQL; with `--whole` all server tests and the contract
 * suite. Prints a message and succeeds when no PostgreSQL is installed.
 */
const { server, ...found } = await startLocalPostgres();
if (server) {
  await server.stop();
  const env = { TEST_POSTGRES: 'system' };
  const contract = {
    name: `contract suite, PostgreSQL ${server.major}`,
    command: ['pnpm', 'run', 'contract'],
    env,
  };
  const chosen = whole ? [] : databaseTests.map((name) => `packages/server/test/${name}`);
  const tests = {
    name: `server tests, PostgreSQL ${server.major}`,
    command: ['vitest', 'run', '--project', 'server', ...chosen],
    env,
  };
  await runSteps(whole ? [contract, tests] : [tests], false);
} else {
  console.log(`Not run: ${'reason' in found ? found.reason : 'no PostgreSQL is installed'}`);
}
