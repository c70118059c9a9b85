import { runSteps } from './run-step.ts';

const approvals = ['pnpm', '--filter', '@daftar/server', 'run', 'prove:approvals'];

/** Runs the long proofs (over an hour): those that `npm test` shortens and those that it leaves out. */
await runSteps(
  [
    {
      name: 'processes, backup, traces',
      command: ['vitest', 'run', '--root', 'packages/server', '--config', 'vitest.proofs.config.ts'],
    },
    {
      name: 'embedded database',
      command: [
        'vitest',
        'run',
        '--root',
        'packages/embedded-postgres',
        '--config',
        'vitest.proofs.config.ts',
      ],
    },
    {
      name: 'on system PostgreSQL',
      command: ['node', 'scripts/on-system-postgres.ts', '--whole'],
    },
    { name: 'kills, embedded', command: ['pnpm', 'run', 'kill-proof', '--kills', '100'] },
    {
      name: 'kills, PostgreSQL',
      command: ['pnpm', 'run', 'kill-proof', '--kills', '100', '--postgres'],
    },
    { name: 'cluster', command: ['pnpm', 'run', 'cluster-proof'] },
    { name: 'approvals, embedded', command: approvals },
    { name: 'approvals, PostgreSQL', command: approvals, env: { TEST_POSTGRES: 'system' } },
    { name: 'accessible pages', command: ['pnpm', 'run', 'e2e', 'accessible'] },
    { name: 'long checkouts', command: ['pnpm', 'run', 'e2e', 'walks'] },
    { name: 'large files', command: ['pnpm', 'run', 'e2e', 'large'] },
    { name: 'runtimes', command: ['pnpm', 'run', 'runtimes'] },
    { name: 'frameworks', command: ['pnpm', 'run', 'frameworks'] },
  ],
  false,
);
