import { buildSandbox } from '@daftar/sandboxes';
import { seed } from './demo/seed.ts';
import { startFromTerminal, type TerminalOptions } from './product/start-from-terminal.ts';

/** Runs the product with the payment sandbox and the demo's data, as `npm start` does, until Ctrl-C. */
export const startDemo = (options: Omit<TerminalOptions, 'demo'>): Promise<void> =>
  startFromTerminal({ ...options, demo: { openSandbox: buildSandbox, seed } });
