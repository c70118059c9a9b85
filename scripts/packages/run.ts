import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const execute = promisify(execFile);

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The packages that are published, by their folder. */
export const published = ['sdk', 'domain', 'checkout-widget'];

export const packageFolder = (name: string): string => path.join(root, 'packages', name);

/** Runs a program quietly; when it fails, what it said is the error. */
export async function run(program: string, args: string[], cwd: string): Promise<string> {
  try {
    const { stdout } = await execute(program, args, { cwd, maxBuffer: 64 << 20 });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${path.basename(program)} ${args.join(' ')}\n${stdout}\n${stderr || error}`);
  }
}
