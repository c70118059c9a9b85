import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'sdk',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    typecheck: { enabled: false },
    // Every test undoes what it stubs, so files share a process: starting one per file takes longer than the tests.
    isolate: false,
    testTimeout: 30_000,
  },
});
