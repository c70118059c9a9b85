import { defineConfig } from 'vitest/config';
import server from './vitest.config.ts';

/** Tests that try every operation with every role, every wrong value and every list; `pnpm operations` runs them. */
export default defineConfig({
  test: {
    ...server.test,
    name: 'operations',
    include: ['test/every-operation/*.test.ts'],
    exclude: [],
  },
});
