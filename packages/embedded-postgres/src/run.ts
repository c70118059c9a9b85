import { spawn } from 'node:child_process';

export interface RunOptions {
  /** Whom to become first. */
  account?: { uid: number; gid: number } | undefined;
  cwd?: string;
  input?: string;
}

export interface RunResult {
  ok: boolean;
  output: string;
}

/** What child processes see: nothing of ours (secrets, PG* variables), English messages. */
export const childEnvironment = (): NodeJS.ProcessEnv => ({
  PATH: `${process.env.PATH ?? ''}:/usr/sbin:/usr/bin:/sbin:/bin`,
  LC_ALL: 'C',
});

/** Runs a program to its end, as the account when one is given; a program that cannot start is a result, not an error. */
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
