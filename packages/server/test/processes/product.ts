import { startFromTerminal } from '../../src/product/start-from-terminal.ts';

/** The product without pages, as `npm start -- --empty` runs it, in a process that takes signals. */
await startFromTerminal({ arguments: ['--empty'], environment: process.env, root: process.cwd() });
