import { spawn } from 'node:child_process';

export interface Step {
  name: string;
  command: string[];
  env?: Record<string, string>;
  /** When it is ended, unfinished: {@link LONGEST_MINUTES} unless told. */
  minutes?: number;
}

interface Result {
  name: string;
  ok: boolean;
  seconds: number;
  /** The last lines it printed, where a runner says what failed. */
  lastLines: string[];
  /** The tests that passed at their second try only, as the browser's runner lists them. */
  unsteady: string[];
}

/** One that hangs must not keep the checks from ending and from saying which it was. */
const LONGEST_MINUTES = 10;
/** As many as a reader needs to know which test failed and why, when only the end of a long log is kept. */
const LINES_OF_A_FAILURE = 100;

const unsteadyIn = (printed: string): string[] =>
  [...printed.matchAll(/^ +\d+ flaky\n((?: {4}.*\n)+)/gm)].flatMap(([, tests = '']) =>
    tests.trimEnd().split('\n'),
  );

/** Runs one command with its output shown; answers whether it succeeded, how long it took and what it said last. */
export function runStep(step: Step): Promise<Result> {
  const [program = '', ...args] = step.command;
  const started = performance.now();
  let printed = '';
  console.log(`\n── ${step.name}: ${step.command.join(' ')}`);
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      // A pipe is no terminal: who sees colours here sees them still.
      env: { ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...process.env, ...step.env },
      timeout: (step.minutes ?? LONGEST_MINUTES) * 60_000,
    });
    const done = (ok: boolean) => {
      const seconds = (performance.now() - started) / 1000;
      resolve({
        name: step.name,
        ok,
        seconds,
        lastLines: printed.trimEnd().split('\n').slice(-LINES_OF_A_FAILURE),
        unsteady: unsteadyIn(printed),
      });
    };
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const)
      from.setEncoding('utf8').on('data', (text: string) => {
        to.write(text);
        printed = (printed + text).slice(-100_000);
      });
    child.on('error', (error) => {
      console.error(error.message);
      done(false);
    });
    // What it left running may hold the pipes open: the end of the command itself counts, a moment later for its last words.
    child.on('exit', (code, signal) => {
      if (signal) console.error(`${step.name} did not end by itself: ${signal}`);
      setTimeout(() => {
        child.stdout.destroy();
        child.stderr.destroy();
        done(code === 0);
      }, 200);
    });
  });
}

/** Runs steps one after another and ends the process with a table; the first failure stops the rest only if `stop`. */
export async function runSteps(steps: Step[], stop: boolean): Promise<void> {
  const results: Result[] = [];
  for (const step of steps) {
    const result = await runStep(step);
    results.push(result);
    if (!result.ok && stop) break;
  }
  const failed = results.filter(({ ok }) => !ok);
  for (const { name, lastLines } of failed) console.log(`\n── ${name} ended with\n${lastLines.join('\n')}`);
  console.log('');
  for (const { name, ok, seconds } of results)
    console.log(`${ok ? '✓' : '✗'} ${name.padEnd(28)} ${seconds.toFixed(1).padStart(7)} s`);
  const unsteady = results.flatMap((result) => result.unsteady);
  if (unsteady.length > 0) console.log(`\npassed only when tried again:\n${unsteady.join('\n')}`);
  console.log(`\nchecks: ${results.length - failed.length} passed, ${failed.length} failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}
