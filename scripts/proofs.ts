import { runSteps } from './run-step.ts';

/** The long proofs, about twenty minutes: what `npm test` tries in short, and what it leaves out. */
await runSteps(
  [
    {
      name: 'processes, backup, traces',
      command: [
        'vitest',
        'run',
        '--config',
        'packages/server/vitest.proofs.config.ts',
        '--root',
        'packages/server',
      ],
    },
    { name: 'on system PostgreSQL', command: ['node', 'scripts/on-system-postgres.ts', '--contract'] },
    { name: 'kills, embedded', command: ['pnpm', 'run', 'kill-proof', '--kills', '20'] },
    { name: 'kills, PostgreSQL', command: ['pnpm', 'run', 'kill-proof', '--kills', '20', '--postgres'] },
    { name: 'approvals', command: ['pnpm', '--filter', '@daftar/server', 'run', 'prove:approvals'] },
    { name: 'accessible pages', command: ['pnpm', 'run', 'e2e', 'accessible'], minutes: 20 },
    { name: 'runtimes', command: ['pnpm', 'run', 'runtimes'] },
  ],
  false,
);
