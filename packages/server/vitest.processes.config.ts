import { defineConfig } from 'vitest/config';
import server from './vitest.config.ts';

/** Tests that start the product or its migration as processes of their own; `pnpm processes` runs them. */
export default defineConfig({
  test: {
    ...server.test,
    name: 'processes',
    include: ['test/processes/*.test.ts'],
    exclude: [],
  },
});
