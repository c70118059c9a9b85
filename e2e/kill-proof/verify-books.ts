import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const command = fileURLToPath(new URL('../../packages/server/src/commands/verify-books.ts', import.meta.url));

/** Whether the books are sound, by the command that every operator has; it says what is not. */
export const verifyBooks = (environment: Record<string, string>): boolean =>
  spawnSync(process.execPath, [command], { stdio: 'inherit', env: { ...process.env, ...environment } })
    .status === 0;
