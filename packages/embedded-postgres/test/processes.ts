import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export interface Program {
  child: ChildProcess;
  ended: Promise<void>;
  /** Lines that the program has printed so far. */
  lines: string[];
}

export function startProgram(file: string, ...args: string[]): Program {
  const path = fileURLToPath(new URL(file, import.meta.url));
  const child = spawn(process.execPath, ['--no-warnings', path, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  return { child, lines, ended: new Promise((resolve) => child.once('close', () => resolve())) };
}

/** Waits until `check` returns a value other than undefined or false. Throws with `what` after the timeout. */
export async function eventually<T>(
  what: string,
  check: () => Promise<T | undefined> | T | undefined,
  timeoutMs = 45_000,
): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    const value = await check();
    if (value !== undefined && value !== false) return value;
    await sleep(20);
  }
  throw new Error(`Timeout after ${timeoutMs} ms waiting for ${what}`);
}
