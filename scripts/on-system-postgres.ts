import { startLocalPostgres } from '../packages/embedded-postgres/src/testing.ts';
import { runSteps } from './run-step.ts';

/** Where the database itself decides: money, races and locks. */
const decided = ['settlement', 'checkout', 'payouts', 'loans', 'approvals', 'idempotency', 'correction'];
const whole = process.argv.includes('--whole');

/**
 * The server's tests of money once more, or with `--whole` all of them and the contract suite, on the PostgreSQL that the
 * machine has installed; says so where there is none.
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
  const chosen = whole ? [] : decided.map((name) => `packages/server/test/${name}`);
  const tests = {
    name: `server tests, PostgreSQL ${server.major}`,
    command: ['vitest', 'run', '--project', 'server', ...chosen],
    env,
  };
  await runSteps(whole ? [contract, tests] : [tests], false);
} else {
  console.log(`Not run: ${'reason' in found ? found.reason : 'no PostgreSQL is installed'}`);
}
