import { mkdirSync } from 'node:fs';
import type { Job } from './run-jobs.ts';

const CACHE = 'node_modules/.cache/types';

/** The native compiler. Builds use TypeScript 6, whose API they need. */
const TSC = 'scripts/typescript/node_modules/.bin/tsc';

/**
 * Checks the types of a folder on one core, because two jobs run at once. What did not change since the last time is not
 * checked again.
 */
export function typeJob(folder: string): Job {
  mkdirSync(CACHE, { recursive: true });
  const info = `${CACHE}/${folder.replaceAll(/[/.]/g, '-')}.tsbuildinfo`;
  return {
    name: `types of ${folder}`,
    command: [TSC, '-p', folder, '--singleThreaded', '--incremental', '--tsBuildInfoFile', info],
  };
}
