import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const execute = promisify(execFile);

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Folder names of the published packages. */
export const published = ['sdk', 'domain', 'checkout-widget'];

export const packageFolder = (name: string): string => path.join(root, 'packages', name);

/** Runs a program and returns its standard output. When it fails, throws an error with its output. */
export async function run(program: string, args: string[], cwd: string): Promise<string> {
  try {
    const { stdout } = await execute(program, args, { cwd, maxBuffer: 64 << 20 });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${path.basename(program)} ${args.join(' ')}\n${stdout}\n${stderr || error}`);
  }
}
