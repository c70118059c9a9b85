import { startDemo } from '../../src/start-demo.ts';

/** The product without pages, as `npm start -- --empty` runs it, in a process that takes signals. */
await startDemo({ arguments: ['--empty'], environment: process.env, root: process.cwd() });
