import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'scripts',
    include: ['**/*.test.ts'],
    // Files share a process: starting one per file takes longer than the tests.
    isolate: false,
    testTimeout: 60_000,
  },
});
