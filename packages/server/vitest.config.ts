import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: ['test/every-operation/**', 'test/processes/**'],
    globalSetup: ['test/start-shared-postgres.ts'],
    testTimeout: 120_000,
    hookTimeout: 180_000,
    fileParallelism: true,
    // Each test file starts its own gateway with its own database. Modules hold no state, so files can share them.
    isolate: false,
  },
});
