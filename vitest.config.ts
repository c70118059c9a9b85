import { defineConfig } from 'vitest/config';

// The root's own `maxWorkers` does not reach the projects, which would run one file at a time on two cores. Four, because
// most tests wait for a database.
process.env.VITEST_MAX_WORKERS ??= '4';

/** Every package's unit and integration tests; the browser tests live in e2e/. */
export default defineConfig({
  test: {
    projects: [
      'packages/*/vitest.config.ts',
      'packages/server/vitest.operations.config.ts',
      'packages/server/vitest.processes.config.ts',
      'openapi/vitest.config.ts',
      'bench/vitest.config.ts',
      'scripts/vitest.config.ts',
      'examples/*/vitest.config.ts',
    ],
  },
});
