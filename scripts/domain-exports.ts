import { execFileSync } from 'node:child_process';
import { exportProblems } from './domain-exports/problems.ts';
import { waitingExports } from './domain-exports/waiting-exports.ts';

interface Report {
  issues: { file: string; exports?: { name: string }[]; types?: { name: string }[] }[];
}

/** Fails when an export of the domain is used by tests only, unless `waitingExports` lists it. knip's own run counts tests as users. */
const printed = execFileSync(
  'knip',
  [
    '--production',
    '--include',
    'exports,types',
    '--workspace',
    'packages/domain',
    '--reporter',
    'json',
    '--no-exit-code',
  ],
  { encoding: 'utf8' },
);
const { issues }: Report = JSON.parse(printed);
const unused = new Map(
  issues.flatMap(({ file, exports = [], types = [] }) =>
    [...exports, ...types].map(({ name }) => [name, file] as const),
  ),
);
const problems = exportProblems(unused, waitingExports);
for (const problem of problems) console.error(problem);
console.log(`${unused.size} exports of the domain wait for their users`);
process.exitCode = problems.length > 0 ? 1 : 0;
