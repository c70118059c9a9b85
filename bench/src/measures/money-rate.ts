import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Ready } from '../money-rate/server-process.ts';
import type { Measure } from '../result.ts';
import { asProductRuns } from '../tools/as-product-runs.ts';
import { Load, requestOf } from '../tools/load.ts';
import { median } from '../tools/median.ts';
import { Pgbench } from '../tools/pgbench.ts';
import { whileCounting } from '../tools/processor-time.ts';

const server = fileURLToPath(new URL('../money-rate/server-process.ts', import.meta.url));
const CLIENTS = 50;
const ROUNDS = 5;
const SECONDS = 4;

/** Measures deposits per second from 50 clients, each to its own account, divided by pgbench's rate on the same PostgreSQL. */
export const moneyRate: Measure = async () => {
  const child = fork(server, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv: asProductRuns });
  const exited = once(child, 'exit');
  const died = exited.then(([code]) => {
    throw new Error(`The server's process ended (${code})`);
  });
  try {
    const [ready] = (await Promise.race([once(child, 'message'), died])) as [Ready];
    const { url, token, merchants, postgres } = ready;
    const pgbench = new Pgbench(postgres);
    await pgbench.fill(CLIENTS);
    const deposit = { grossAmount: 10, tax: 0, netAmount: 10 };
    const load = await Load.to(url, CLIENTS, (connection) => {
      const headers = { 'x-auth-token': token, 'idempotency-key': randomUUID() };
      const address = `${url}/merchants/account-balance/${merchants[connection % merchants.length]}`;
      return requestOf('PUT', address, headers, deposit);
    });
    await load.rate(2_000);
    const rounds: Record<'deposits' | 'pgbench' | 'own' | 'below', number>[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const counted = await whileCounting(child.pid ?? 0, () => load.rate(SECONDS * 1000));
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
        reference: `${CLIENTS} clients: deposits ${middle('deposits')}/s at ${perDeposit('own')} of the server's processor time and ${perDeposit('below')} of the database's, pgbench ${middle('pgbench')}/s`,
      },
    ];
  } finally {
    if (child.connected) child.disconnect();
    await exited;
  }
};
