import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const command = fileURLToPath(new URL('../../packages/server/src/commands/verify-books.ts', import.meta.url));

/** Runs the `verify-books` command, which prints the faults; returns whether it found none. */
export const verifyBooks = (environment: Record<string, string>): boolean =>
  spawnSync(process.execPath, [command], { stdio: 'inherit', env: { ...process.env, ...environment } })
    .status === 0;
