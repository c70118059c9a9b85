import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'merchant-shop', include: ['src/**/*.test.ts'], testTimeout: 60_000 },
});
