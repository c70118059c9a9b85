import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runWithChannel } from './run-with-channel.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const installed = `${root}node_modules/.bin/node`;
/** The workspace's Node 24 on Linux; elsewhere the Node that runs this file. */
const node = existsSync(installed) ? installed : process.execPath;

/** `npm start`. Runs the product directly, because a package manager in between would not pass on SIGTERM. */
runWithChannel(
  node,
  [
    '--import',
    './scripts/node-version.mjs',
    '--max-semi-space-size=8',
    'scripts/start.ts',
    ...process.argv.slice(2),
  ],
  root,
);
