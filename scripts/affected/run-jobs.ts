import { spawn } from 'node:child_process';

export interface Job {
  name: string;
  command: readonly string[];
}

/** Number of jobs that run at once: two, because the times were measured on a machine with two cores. */
const AT_ONCE = 2;

interface Outcome {
  name: string;
  ok: boolean;
  seconds: number;
  printed: string;
}

function runJob({ name, command: [program = '', ...args] }: Job): Promise<Outcome> {
  const started = performance.now();
  const pieces: string[] = [];
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => pieces.push(text));
    const done = (ok: boolean) =>
      resolve({ name, ok, seconds: (performance.now() - started) / 1000, printed: pieces.join('') });
    child.on('error', (error) => {
      pieces.push(error.message);
      done(false);
    });
    child.on('close', (code) => done(code === 0));
  });
}

/** Runs all jobs in order, two at a time; prints what failed and a line for each, and sets the exit code. */
export async function runJobs(jobs: readonly Job[]): Promise<void> {
  const waiting = [...jobs];
  const failed: Outcome[] = [];
  const work = async (): Promise<void> => {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      const outcome = await runJob(job);
      console.log(`${outcome.ok ? '✓' : '✗'} ${outcome.name.padEnd(40)} ${outcome.seconds.toFixed(1)} s`);
      if (!outcome.ok) failed.push(outcome);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  for (const { name, printed } of failed) console.log(`\n── ${name}\n${printed.trimEnd()}`);
  console.log(`\n${jobs.length - failed.length} passed, ${failed.length} failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}
