import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { openDepositLoad } from '../money-rate/deposit-load.ts';
import type { Ready } from '../money-rate/server-process.ts';
import type { Measure } from '../result.ts';
import { asProductRuns } from '../tools/as-product-runs.ts';
import { median } from '../tools/median.ts';
import { Pgbench } from '../tools/pgbench.ts';
import { whileCounting } from '../tools/processor-time.ts';

const server = fileURLToPath(new URL('../money-rate/server-process.ts', import.meta.url));
const CLIENTS = 50;
const ROUNDS = 5;
const SECONDS = 4;
const WARM_UP_SECONDS = 2;

/** Measures deposits per second from 50 clients, to 500 accounts in turn, divided by pgbench's rate on the same PostgreSQL. */
export const moneyRate: Measure = async ({ profile }) => {
  const profiling = profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : [];
  const execArgv = [...asProductRuns, ...profiling];
  const child = fork(server, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv });
  const exited = once(child, 'exit');
  const died = exited.then(([code]) => {
    throw new Error(`The server's process ended (${code})`);
  });
  try {
    const [ready] = (await Promise.race([once(child, 'message'), died])) as [Ready];
    const pgbench = new Pgbench(ready.postgres);
    await pgbench.fill(CLIENTS);
    const load = await openDepositLoad(ready, CLIENTS);
    await load.rate(WARM_UP_SECONDS);
    const rounds: Record<'deposits' | 'pgbench' | 'own' | 'below', number>[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const counted = await whileCounting(child.pid ?? 0, () => load.rate(SECONDS));
      const { result: deposits, own, below } = counted;
      rounds.push({ deposits, own, below, pgbench: await pgbench.rate(CLIENTS, SECONDS) });
    }
    load.close();
    const middle = (side: 'deposits' | 'pgbench') => median(rounds.map((round) => round[side])).toFixed(0);
    const perDeposit = (side: 'own' | 'below') =>
      `${median(rounds.map((round) => round[side] / (round.deposits * SECONDS))).toFixed(2)} ms`;
    return [
      {
        measure: 'money-rate: deposits over pgbench',
        value: median(rounds.map((round) => round.deposits / round.pgbench)),
        unit: 'ratio',
        budget: 0.2,
        limit: 'at least',
        reference: `${CLIENTS} clients in ${load.name}: deposits ${middle('deposits')}/s at ${perDeposit('own')} of the server's processor time and ${perDeposit('below')} of the database's, pgbench ${middle('pgbench')}/s`,
      },
    ];
  } finally {
    if (child.connected) child.disconnect();
    await exited;
  }
};
