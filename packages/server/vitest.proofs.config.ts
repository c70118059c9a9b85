import { defineConfig } from 'vitest/config';
import server from './vitest.config.ts';

/** Tests that start and end whole processes and take long; `pnpm proofs` runs them. */
export default defineConfig({
  test: { ...server.test, name: 'server proofs', include: ['test/**/*.proof.ts'], maxWorkers: 2 },
});
