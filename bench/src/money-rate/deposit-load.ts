import { randomInt, randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { LoadGenerator } from '../list-ratio/load-generator.ts';
import { Load, requestOf } from '../tools/load.ts';
import { hasWrk, wrkRate } from '../tools/wrk.ts';
import type { Ready } from './server-process.ts';

const script = fileURLToPath(new URL('deposits.lua', import.meta.url));
const DEPOSIT = { grossAmount: 10, tax: 0, netAmount: 10 };

/** Deposits with wrk where it can be installed, otherwise with connections in this process, which take more processor time. */
export async function openDepositLoad(
  { url, token, merchants }: Ready,
  clients: number,
): Promise<LoadGenerator> {
  if (hasWrk())
    return {
      name: 'wrk',
      // The seed differs in each run, so that no run repeats the keys of an earlier one.
      rate: (seconds) =>
        wrkRate(url, {}, clients, seconds, {
          script,
          values: [new URL(url).host, token, String(randomInt(2 ** 31)), ...merchants],
        }),
      close: () => {},
    };
  let next = 0;
  const load = await Load.to(url, clients, () => {
    const headers = { 'x-auth-token': token, 'idempotency-key': randomUUID() };
    const address = `${url}/merchants/account-balance/${merchants[next++ % merchants.length]}`;
    return requestOf('PUT', address, headers, DEPOSIT);
  });
  return {
    name: 'Node (wrk could not be installed)',
    rate: (seconds) => load.rate(seconds * 1000),
    close: () => load.close(),
  };
}
