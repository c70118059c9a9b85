import { globSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { runSteps } from './run-step.ts';

const CACHE = 'node_modules/.cache/types';

/** The native compiler. Builds use TypeScript 6, whose API they need. */
const TSC = 'scripts/typescript/node_modules/.bin/tsc';

const configs = globSync('{openapi,packages/*,packages/*/*,mock-server,e2e,bench,examples/*}/tsconfig.json', {
  exclude: ['**/node_modules'],
});

/** Checks the types of one folder on one core, because two run at once. What did not change since the last time is not checked again. */
const typeStep = (folder: string) => ({
  name: `types of ${folder}`,
  command: [TSC, '-p', folder, '--singleThreaded', '--incremental', '--tsBuildInfoFile'].concat(
    `${CACHE}/${folder.replaceAll(/[/.]/g, '-')}.tsbuildinfo`,
  ),
});

/** Checks the types of the folders that are named, or else of every package and of the scripts; reports all failures. */
mkdirSync(CACHE, { recursive: true });
const named = process.argv.slice(2).map((folder) => folder.replace(/\/$/, ''));
const folders = named.length > 0 ? named : [...configs.map((config) => path.dirname(config)).sort(), '.'];
await runSteps([folders.map(typeStep)], false);
