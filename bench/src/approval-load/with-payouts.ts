import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { asProductRuns } from '../tools/as-product-runs.ts';
import type { Ready } from './server-process.ts';

const server = fileURLToPath(new URL('server-process.ts', import.meta.url));

/** Runs `work` with a server in a process of its own that has 50,000 pending payouts; `pid` is that process. */
export async function withPayouts<T>(
  work: (ready: Ready, pid: number) => Promise<T>,
  execArgv: readonly string[] = [],
): Promise<T> {
  const child = fork(server, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [...asProductRuns, ...execArgv],
  });
  const exited = once(child, 'exit');
  try {
    const died = exited.then(([code]) => {
      throw new Error(`The server's process ended (${code})`);
    });
    const [ready] = (await Promise.race([once(child, 'message'), died])) as [Ready];
    return await work(ready, child.pid ?? 0);
  } finally {
    if (child.connected) child.disconnect();
    await exited;
  }
}
