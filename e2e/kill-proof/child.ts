import { fileURLToPath } from 'node:url';
import { startFromTerminal } from '@daftar/server';

/** The product without pages, as `npm start` runs it, in a process that the proof may kill. */
await startFromTerminal({
  arguments: ['--empty'],
  environment: process.env,
  root: fileURLToPath(new URL('../..', import.meta.url)),
});
