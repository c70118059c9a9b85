import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'sdk',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    typecheck: { enabled: false },
    // Every test restores what it stubs, so that files can share a process: one process per file takes longer than the
    // tests.
    isolate: false,
    testTimeout: 30_000,
  },
});
