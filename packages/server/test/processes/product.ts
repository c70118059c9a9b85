import { buildSandbox } from '@daftar/sandboxes';
import { startFromTerminal } from '../../src/start/start-from-terminal.ts';

/** Runs the product without pages and with one owner account, in a process that can receive signals. */
await startFromTerminal({
  arguments: ['--empty'],
  environment: process.env,
  root: process.cwd(),
  openSandbox: buildSandbox,
});
