import { startDemo } from '../../src/start-demo.ts';

/** Runs the product without pages, as `npm start -- --empty` does, in a process that can receive signals. */
await startDemo({ arguments: ['--empty'], environment: process.env, root: process.cwd() });
