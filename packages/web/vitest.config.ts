import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'web',
    environment: 'happy-dom',
    // Isolates test files in VM contexts within shared processes: takes half the time of a process per file.
    pool: 'vmForks',
    include: ['{src,test}/**/*.test.{ts,tsx}'],
    setupFiles: ['./test/setup.ts'],
    testTimeout: 120_000,
  },
});
