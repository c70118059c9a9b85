import { startLocalPostgres } from '../packages/server/src/db/embedded/local-postgres.ts';
import { runSteps } from './run-step.ts';

/** The contract suite and the server's tests once more, on the PostgreSQL that the machine has installed; says so where there is none. */
const { server, ...found } = await startLocalPostgres();
if (server) {
  await server.stop();
  const env = { TEST_POSTGRES: 'system' };
  await runSteps(
    [
      { name: `contract suite, PostgreSQL ${server.major}`, command: ['pnpm', 'run', 'contract'], env },
      {
        name: `server tests, PostgreSQL ${server.major}`,
        command: ['vitest', 'run', 'packages/server/test'],
        env,
      },
    ],
    false,
  );
} else {
  console.log(`Not run: ${'reason' in found ? found.reason : 'no PostgreSQL is installed'}`);
}
