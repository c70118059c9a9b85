import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: ['test/every-operation/**', 'test/processes/**'],
    globalSetup: ['test/start-shared-postgres.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    fileParallelism: true,
    // Every file starts a gateway of its own on a database of its own; the modules, which hold no state of theirs, stay.
    isolate: false,
  },
});
