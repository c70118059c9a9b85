import { spawn } from 'node:child_process';

export interface RunOptions {
  /** The account under which the program runs. */
  account?: { uid: number; gid: number } | undefined;
  cwd?: string;
  input?: string;
}

export interface RunResult {
  ok: boolean;
  output: string;
}

/** Environment of child processes: without secrets and PG* variables, and with English messages. */
export const childEnvironment = (): NodeJS.ProcessEnv => ({
  PATH: `${process.env.PATH ?? ''}:/usr/sbin:/usr/bin:/sbin:/bin`,
  LC_ALL: 'C',
});

/** Runs a program until it ends. A program that cannot start gives `ok: false` instead of an error. */
export function run(command: string, args: string[], options: RunOptions = {}): Promise<RunResult> {
  const { account, cwd, input } = options;
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: cwd ?? '/',
      env: childEnvironment(),
      stdio: ['pipe', 'pipe', 'pipe'],
      ...(account === undefined ? {} : { uid: account.uid, gid: account.gid }),
    });
    let output = '';
    const collect = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ ok: false, output: output + error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
    child.stdin.on('error', () => undefined);
    child.stdin.end(input ?? '');
  });
}
