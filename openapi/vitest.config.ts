import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'openapi',
    include: ['test/**/*.test.ts'],
    // Files share a process: starting one per file takes longer than the tests.
    isolate: false,
    testTimeout: 30_000,
  },
});
