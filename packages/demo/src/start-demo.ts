import { buildSandbox } from '@daftar/sandboxes';
import { startFromTerminal, type TerminalOptions } from '@daftar/server';
import { seed } from './seed.ts';

/** Runs the product with the payment sandbox and the demo's data, as `npm start` does, until Ctrl-C. */
export const startDemo = (options: Omit<TerminalOptions, 'openSandbox' | 'seed'>): Promise<void> =>
  startFromTerminal({ ...options, openSandbox: buildSandbox, seed });
