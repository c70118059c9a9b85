import { spawn } from 'node:child_process';

export interface Step {
  name: string;
  command: string[];
  env?: Record<string, string>;
  /** The command is killed when it prints nothing for this time. Default: {@link SILENCE_MS}. */
  silenceMs?: number;
}

interface Result {
  name: string;
  ok: boolean;
  seconds: number;
  /** The last lines of the output, where test runners list the failures. */
  lastLines: string[];
}

/**
 * A step that hangs is killed, so that the checks end and report it. Not after a total: on a busy machine, a step may take long
 * while its tests pass.
 */
const SILENCE_MS = 10 * 60_000;
/** Number of lines of a failed step that are printed again at the end, in case only the end of a long log is kept. */
const FAILURE_LINES = 100;

interface Output {
  write(text: string): unknown;
}

/** Runs one command and shows its output; returns whether it succeeded, its duration and its last lines. */
export function runStep(
  step: Step,
  out: Output = process.stdout,
  err: Output = process.stderr,
): Promise<Result> {
  const [program = '', ...args] = step.command;
  const started = performance.now();
  let printed = '';
  out.write(`\n── ${step.name}: ${step.command.join(' ')}\n`);
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      // The output is a pipe, not a terminal, so programs print colours only with FORCE_COLOR.
      env: { ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...process.env, ...step.env },
    });
    const silence = setTimeout(() => {
      err.write(`${step.name} printed nothing for too long\n`);
      child.kill();
    }, step.silenceMs ?? SILENCE_MS);
    const done = (ok: boolean) => {
      clearTimeout(silence);
      const seconds = (performance.now() - started) / 1000;
      resolve({
        name: step.name,
        ok,
        seconds,
        lastLines: printed.trimEnd().split('\n').slice(-FAILURE_LINES),
      });
    };
    for (const [from, to] of [
      [child.stdout, out],
      [child.stderr, err],
    ] as const)
      from.setEncoding('utf8').on('data', (text: string) => {
        to.write(text);
        silence.refresh();
        printed = (printed + text).slice(-100_000);
      });
    child.on('error', (error) => {
      err.write(`${error.message}\n`);
      done(false);
    });
    // Do not wait for 'close': a process that the command left running keeps the pipes open. Wait 200 ms for the last output.
    child.on('exit', (code, signal) => {
      if (signal) err.write(`${step.name} was killed by ${signal}\n`);
      setTimeout(() => {
        child.stdout.destroy();
        child.stderr.destroy();
        done(code === 0);
      }, 200);
    });
  });
}

/** Number of steps that run at once: two, because `npm test` was measured on a machine with two cores. */
const AT_ONCE = 2;

/** Runs steps two at a time; shows the output of each when it ends. */
async function runBeside(steps: Step[]): Promise<Result[]> {
  const waiting = [...steps.entries()];
  const results: Result[] = [];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, step] = next;
      const pieces: string[] = [];
      const output = { write: (text: string) => pieces.push(text) };
      results[index] = await runStep(step, output, output);
      process.stdout.write(pieces.join(''));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
}

/**
 * Runs steps one after another, those of an inner list two at a time. Prints a table of the results and sets the exit code.
 * With `stopAtFailure` skips the steps after a failure.
 */
export async function runSteps(steps: (Step | Step[])[], stopAtFailure: boolean): Promise<void> {
  const results: Result[] = [];
  for (const part of steps) {
    results.push(...(Array.isArray(part) ? await runBeside(part) : [await runStep(part)]));
    if (stopAtFailure && results.some(({ ok }) => !ok)) break;
  }
  const failed = results.filter(({ ok }) => !ok);
  for (const { name, lastLines } of failed) console.log(`\n── ${name} ended with\n${lastLines.join('\n')}`);
  console.log('');
  for (const { name, ok, seconds } of results)
    console.log(`${ok ? '✓' : '✗'} ${name.padEnd(28)} ${seconds.toFixed(1).padStart(7)} s`);
  console.log(`\nchecks: ${results.length - failed.length} passed, ${failed.length} failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}
