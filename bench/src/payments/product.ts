import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { asProductRuns } from '../tools/as-product-runs.ts';
import type { Listening } from '../tools/listen.ts';
import type { FromServer, Ready, ToServer } from './server-process.ts';
import { zeroDelayFawry } from './zero-delay-fawry.ts';

const server = fileURLToPath(new URL('server-process.ts', import.meta.url));

/** A running product in a process of its own, whose payments go to the zero-delay provider. */
export interface Product extends Ready {
  pid: number;
  ask<Answer extends FromServer>(question: ToServer): Promise<Answer>;
  /**
   * Makes PostgreSQL update its statistics, as pgbench does after it has filled its tables. Called after the warm-up: plans
   * that are made while
   * the tables are known to be empty read whole tables, and connections keep them.
   */
  analyze(): Promise<void>;
}

/** Starts the product, runs `work`, and stops it. Webhooks go to `receiver`, if there is one. */
export async function withProduct<T>(
  work: (product: Product) => Promise<T>,
  { receiver, profile }: { receiver?: Listening; profile?: string | undefined } = {},
): Promise<T> {
  const provider = await zeroDelayFawry();
  const child = fork(server, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [...asProductRuns, ...(profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : [])],
    env: { ...process.env, BENCH_PROVIDER: provider.origin, BENCH_RECEIVER: receiver?.origin ?? '' },
  });
  const exited = once(child, 'exit');
  const died = exited.then(([code]) => {
    throw new Error(`The server's process ended (${code})`);
  });
  // Awaited in the race below. Without this handler, a rejection after the race would be unhandled.
  died.catch(() => {});
  try {
    const ready = await Promise.race([next<Ready>(child), died]);
    const ask = <Answer extends FromServer>(question: ToServer) => {
      child.send(question);
      return next<Answer>(child);
    };
    const analyze = async () => {
      await ask({ ask: 'analyze' });
    };
    return await Promise.race([work({ ...ready, pid: child.pid ?? 0, ask, analyze }), died]);
  } finally {
    if (child.connected) child.disconnect();
    await exited;
    provider.close();
  }
}

async function next<Message extends FromServer>(child: ChildProcess): Promise<Message> {
  const [message] = (await once(child, 'message')) as [Message];
  return message;
}
