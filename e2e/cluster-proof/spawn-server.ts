import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import path from 'node:path';
import type { Programs } from './programs.ts';

/** Starts a server's program under the servers' account, with its output in the folder's file `log`. */
export function spawnServer(
  { account }: Programs,
  folder: string,
  program: string,
  given: string[],
  options: SpawnOptions = {},
): ChildProcess {
  const log = openSync(path.join(folder, 'log'), 'a');
  return spawn(program, given, { ...account, ...options, stdio: ['ignore', log, log] });
}
