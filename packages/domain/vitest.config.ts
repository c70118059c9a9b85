import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'domain',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    typecheck: { enabled: false },
    // The tests are pure, so files share a process: starting one per file takes longer than the tests.
    isolate: false,
    testTimeout: 30_000,
  },
});
