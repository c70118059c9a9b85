import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { installFromDebian } from '../../../scripts/from-debian.ts';

const run = promisify(execFile);

const PROGRAM = '/usr/bin/wrk';

/** True when Debian's package wrk is installed, or could be installed now. */
export function hasWrk(): boolean {
  if (!existsSync(PROGRAM)) installFromDebian('wrk');
  return existsSync(PROGRAM);
}

/** A Lua script that makes the requests, and the values that its `init` gets after the address. */
interface WrkScript {
  script: string;
  values: readonly string[];
}

/**
 * Returns the responses per second that wrk, a load generator in C, gets from an address. It takes far less processor time
 * from the server than a generator in Node. Throws when a response is not 2xx or 3xx.
 */
export async function wrkRate(
  address: string,
  headers: Record<string, string>,
  connections: number,
  seconds: number,
  requests?: WrkScript,
): Promise<number> {
  const named = Object.entries(headers).flatMap((pair) => ['--header', pair.join(': ')]);
  const load = ['--threads', '1', '--connections', String(connections), '--duration', `${seconds}s`];
  const scripted = requests ? ['--script', requests.script] : [];
  const values = requests ? ['--', ...requests.values] : [];
  const { stdout } = await run(PROGRAM, [...load, ...named, ...scripted, address, ...values]);
  const failed = /^.*(?:Non-2xx|Socket errors).*$/m.exec(stdout);
  if (failed) throw new Error(`wrk reports failed requests: ${failed[0].trim()}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}
