import { defineConfig } from 'vitest/config';
import embedded from './vitest.config.ts';

/** Tests that start and kill processes; `pnpm proofs` runs them. */
export default defineConfig({
  test: {
    ...embedded.test,
    name: 'embedded-postgres proofs',
    include: ['test/**/*.proof.ts'],
    maxWorkers: 2,
  },
});
