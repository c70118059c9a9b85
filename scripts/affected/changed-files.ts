import { execFileSync } from 'node:child_process';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8', maxBuffer: 64 << 20 })
    .split('\n')
    .filter(Boolean);

/** Every file that git tracks or would track, relative to the root. */
export const allFiles = (): string[] => [
  ...new Set(git('ls-files', '--cached', '--others', '--exclude-standard')),
];

/** Files that differ from where the branch left `since`: committed or not, new ones included, deleted ones too. */
export function changedFiles(since: string): string[] {
  const [base = since] = git('merge-base', since, 'HEAD');
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...git('diff', '--name-only', base), ...untracked])].sort();
}
