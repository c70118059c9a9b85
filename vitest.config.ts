import { defineConfig } from 'vitest/config';

/** Every package's unit and integration tests; the browser tests live in e2e/. */
export default defineConfig({
  test: {
    projects: ['packages/*/vitest.config.ts', 'openapi/vitest.config.ts', 'bench/vitest.config.ts'],
    maxWorkers: 2,
  },
});
