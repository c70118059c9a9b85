import { startLocalPostgres } from '../packages/server/src/db/embedded/local-postgres.ts';
import { runSteps } from './run-step.ts';

/** Where the database itself decides: money, races, locks and lists. The contract suite has run every statement there is. */
const decided = [
  'settlement',
  'checkout',
  'payouts',
  'loans',
  'approvals',
  'idempotency',
  'correction',
  'people',
  'records',
];

/**
 * The server's tests of money once more, and with `--contract` the contract suite, on the PostgreSQL that the machine has
 * installed; says so where there is none.
 */
const { server, ...found } = await startLocalPostgres();
if (server) {
  await server.stop();
  const env = { TEST_POSTGRES: 'system' };
  await runSteps(
    [
      ...(process.argv.includes('--contract')
        ? [{ name: `contract suite, PostgreSQL ${server.major}`, command: ['pnpm', 'run', 'contract'], env }]
        : []),
      {
        name: `server tests, PostgreSQL ${server.major}`,
        command: [
          'vitest',
          'run',
          '--project',
          'server',
          ...decided.map((name) => `packages/server/test/${name}`),
        ],
        env,
      },
    ],
    false,
  );
} else {
  console.log(`Not run: ${'reason' in found ? found.reason : 'no PostgreSQL is installed'}`);
}
