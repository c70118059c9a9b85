import { startLocalPostgres } from '../packages/server/src/db/embedded/local-postgres.ts';
import { runStep } from './run-step.ts';

/** The contract suite once more, on the PostgreSQL that the machine has installed; says so where there is none. */
const { server, ...found } = await startLocalPostgres();
if (server) {
  await server.stop();
  const { ok } = await runStep({
    name: `contract suite on PostgreSQL ${server.major}`,
    command: ['pnpm', 'run', 'contract'],
    env: { TEST_POSTGRES: 'system' },
  });
  process.exitCode = ok ? 0 : 1;
} else {
  console.log(`Not run: ${'reason' in found ? found.reason : 'no PostgreSQL is installed'}`);
}
