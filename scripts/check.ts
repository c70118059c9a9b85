import { runSteps } from './run-step.ts';

/**
 * Runs every check of `npm test`, the fastest first. Steps that use one core run in parallel. No step
 * only builds: packing builds the published packages, and the browser tests build the pages.
 */
await runSteps(
  [
    { name: 'lint', command: ['pnpm', 'run', 'lint'] },
    { name: 'types', command: ['pnpm', 'run', 'types'] },
    { name: 'unit and integration', command: ['pnpm', 'run', 'unit'] },
    [
      { name: 'packed packages', command: ['pnpm', 'run', 'packages'] },
      { name: 'contract suite', command: ['pnpm', 'run', 'contract'] },
      { name: 'every operation', command: ['pnpm', 'run', 'operations'] },
      { name: 'whole processes', command: ['pnpm', 'run', 'processes'] },
      { name: 'kill proof', command: ['pnpm', 'run', 'kill-proof', '--kills', '3'] },
    ],
    { name: 'on system PostgreSQL', command: ['node', 'scripts/on-system-postgres.ts'] },
    { name: 'browser', command: ['pnpm', 'run', 'e2e', 'main'] },
  ],
  false,
);
