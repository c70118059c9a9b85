import { spawn } from 'node:child_process';

export interface Step {
  name: string;
  command: string[];
  env?: Record<string, string>;
  /** When it is ended, unfinished: {@link LONGEST_MINUTES} unless told. */
  minutes?: number;
}

/** One that hangs must not keep the checks from ending and from saying which it was. */
const LONGEST_MINUTES = 10;

/** Runs one command with its output shown; answers whether it succeeded and how long it took. */
export function runStep(step: Step): Promise<{ name: string; ok: boolean; seconds: number }> {
  const [program = '', ...args] = step.command;
  const started = performance.now();
  console.log(`\n── ${step.name}: ${step.command.join(' ')}`);
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...step.env },
      timeout: (step.minutes ?? LONGEST_MINUTES) * 60_000,
    });
    const done = (ok: boolean) =>
      resolve({ name: step.name, ok, seconds: (performance.now() - started) / 1000 });
    child.on('error', (error) => {
      console.error(error.message);
      done(false);
    });
    child.on('exit', (code, signal) => {
      if (signal) console.error(`${step.name} did not end by itself: ${signal}`);
      done(code === 0);
    });
  });
}

/** Runs steps one after another and ends the process with a table; the first failure stops the rest only if `stop`. */
export async function runSteps(steps: Step[], stop: boolean): Promise<void> {
  const results: Awaited<ReturnType<typeof runStep>>[] = [];
  for (const step of steps) {
    const result = await runStep(step);
    results.push(result);
    if (!result.ok && stop) break;
  }
  console.log('');
  for (const { name, ok, seconds } of results)
    console.log(`${ok ? '✓' : '✗'} ${name.padEnd(28)} ${seconds.toFixed(1).padStart(7)} s`);
  const failed = results.filter(({ ok }) => !ok).length;
  console.log(`\nchecks: ${results.length - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
