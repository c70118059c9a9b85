import { defineConfig } from 'vitest/config';
import server from './vitest.config.ts';

/** What starts and ends whole processes and takes its time: run by `pnpm proofs`. */
export default defineConfig({
  test: { ...server.test, name: 'server proofs', include: ['test/**/*.proof.ts'], maxWorkers: 2 },
});
