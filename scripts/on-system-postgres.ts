import { startLocalPostgres } from '../packages/server/src/db/embedded/local-postgres.ts';
import { runSteps } from './run-step.ts';

/** Whom a call is refused to, and what is no right body, is the same on any database; the embedded one has tests of its own. */
const elsewhere = ['src/**', 'test/access-matrix.test.ts', 'test/hostile-input.test.ts', 'test/embedded/**'];

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
        command: [
          'vitest',
          'run',
          '--project',
          'server',
          ...elsewhere.flatMap((files) => ['--exclude', files]),
        ],
        env,
      },
    ],
    false,
  );
} else {
  console.log(`Not run: ${'reason' in found ? found.reason : 'no PostgreSQL is installed'}`);
}
