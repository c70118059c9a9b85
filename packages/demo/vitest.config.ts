import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'demo',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/start-shared-postgres.ts'],
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
});
