import { fileURLToPath } from 'node:url';
import { startDemo } from '@daftar/server/demo';

/** The product without pages, as `npm start` runs it, in a process that the proof may kill. */
await startDemo({
  arguments: ['--empty'],
  environment: process.env,
  root: fileURLToPath(new URL('../..', import.meta.url)),
});
