import { runSteps } from './run-step.ts';

/** Runs every check of `npm test`, the fastest first. */
await runSteps(
  [
    { name: 'lint', command: ['pnpm', 'run', 'lint'] },
    { name: 'types', command: ['pnpm', 'run', 'types'] },
    { name: 'unit and integration', command: ['pnpm', 'run', 'unit'], minutes: 15 },
    { name: 'build', command: ['pnpm', 'run', 'build'] },
    { name: 'packed packages', command: ['pnpm', 'run', 'packages'] },
    { name: 'contract suite', command: ['pnpm', 'run', 'contract'] },
    { name: 'on system PostgreSQL', command: ['node', 'scripts/on-system-postgres.ts'] },
    { name: 'kill proof', command: ['pnpm', 'run', 'kill-proof', '--kills', '3'] },
    { name: 'browser', command: ['pnpm', 'run', 'e2e'], minutes: 15 },
  ],
  false,
);
