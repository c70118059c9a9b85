import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { runSteps, type Step } from './run-step.ts';

/**
 * Checks what changed since this branch left main, or the given ref, committed or not: style of the changed files, types of the
 * changed packages, and the tests that import a changed file.
 */
const git = (...args: string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
const [base = 'main'] = git('merge-base', process.argv[2] ?? 'main', 'HEAD');
const changed = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
const present = changed.filter((file) => existsSync(file));
const packages = new Set(
  changed.flatMap(
    (file) => /^(?:packages|examples)\/[^/]+|^(?:openapi|mock-server|e2e|bench)/.exec(file) ?? [],
  ),
);

const steps: Step[] = [
  {
    name: 'style of changed files',
    command: ['biome', 'check', '--no-errors-on-unmatched', '--files-ignore-unknown=true', ...present],
  },
  {
    name: 'types of changed packages',
    command: [
      'node',
      'scripts/types.ts',
      ...[...packages].filter((one) => existsSync(`${one}/tsconfig.json`)),
    ],
  },
  {
    name: 'tests of changed files',
    command: ['vitest', 'run', '--changed', base, '--project', '!operations', '--project', '!processes'],
  },
];
await runSteps(present.length > 0 ? [steps] : [], false);
