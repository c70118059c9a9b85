import { existsSync } from 'node:fs';
import { allFiles } from './affected/changed-files.ts';
import { runJobs } from './affected/run-jobs.ts';
import { typeJob } from './affected/type-job.ts';
import { workspacePackages } from './affected/workspace.ts';

/** Checks the types of the folders that are named, or else of every package and of the scripts; reports all failures. */
const folders = workspacePackages('.', allFiles())
  .map(({ folder }) => folder)
  .filter((folder) => existsSync(`${folder}/tsconfig.json`));
const named = process.argv.slice(2).map((folder) => folder.replace(/\/$/, ''));
await runJobs((named.length > 0 ? named : [...folders, '.']).map(typeJob));
