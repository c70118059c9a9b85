import { existsSync } from 'node:fs';
import { allFiles } from './affected/changed-files.ts';
import { runJobs } from './affected/run-jobs.ts';
import { typeJob } from './affected/type-job.ts';
import { workspacePackages } from './affected/workspace.ts';

/** Checks the types of every package and of the scripts; goes on after a failure and reports all. */
const folders = workspacePackages('.', allFiles())
  .map(({ folder }) => folder)
  .filter((folder) => existsSync(`${folder}/tsconfig.json`));
await runJobs([...folders, '.'].map(typeJob));
