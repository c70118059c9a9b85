import { mkdirSync } from 'node:fs';
import type { Job } from './run-jobs.ts';

const CACHE = 'node_modules/.cache/types';

/** Checks the types of a folder; what did not change since the last time is not checked again. */
export function typeJob(folder: string): Job {
  mkdirSync(CACHE, { recursive: true });
  const info = `${CACHE}/${folder.replaceAll(/[/.]/g, '-')}.tsbuildinfo`;
  return {
    name: `types of ${folder}`,
    command: ['tsc', '-p', folder, '--incremental', '--tsBuildInfoFile', info],
  };
}
