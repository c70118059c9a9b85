import { fileURLToPath } from 'node:url';
import { startDemo } from '@daftar/demo';

/** Runs the product as `npm start --empty` does, without pages. The proof starts this file as a child process that it can kill. */
await startDemo({
  arguments: ['--empty'],
  environment: process.env,
  root: fileURLToPath(new URL('../..', import.meta.url)),
});
