import { fileURLToPath } from 'node:url';
import { startFromTerminal } from '@daftar/server';

/** Runs the product as `npm start --empty` does, without pages. The proof starts this file as a child process that it can kill. */
await startFromTerminal({
  arguments: ['--empty'],
  environment: process.env,
  root: fileURLToPath(new URL('../..', import.meta.url)),
});
