import { MessageChannel } from 'node:worker_threads';

// The context of a test file has only what happy-dom offers.
Object.assign(globalThis, { MessageChannel });
