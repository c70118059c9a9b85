import { createDaftar } from '@daftar/sdk';
import { startTestGateway } from '@daftar/server/testing';
import { fewestStatements } from '../tools/record.ts';
import type { FromServer, ToServer } from './messages.ts';
import { seedMerchants } from './seed.ts';

const MERCHANTS = 400;
const PATH = '/merchants/get?page=1&limit=25';

const product = await startTestGateway({
  runsSchedule: true,
  prepare: async (gateway) => {
    // Checking each response against the contract is for tests only, so production does not pay for it.
    gateway.settings.checkResponses = false;
    await seedMerchants(gateway, MERCHANTS);
  },
});
const { pool } = product.gateway;
const token = await createDaftar({ baseUrl: product.backofficeUrl }).auth.login(product.owner);
const url = `${product.backofficeUrl}${PATH}`;
const headers = { 'x-auth-token': token };
const stages = await fewestStatements(pool, async () => {
  const answer = await fetch(url, { headers });
  await answer.text();
});

/** Sends the recorded statements of one call again and again; returns the repetitions per second. */
async function driverRate(workers: number, milliseconds: number): Promise<number> {
  const start = performance.now();
  const until = start + milliseconds;
  const work = async (): Promise<number> => {
    let done = 0;
    for (; performance.now() < until; done++)
      for (const stage of stages) await Promise.all(stage.map((statement) => pool.query(statement)));
    return done;
  };
  const counts = await Promise.all(Array.from({ length: workers }, work));
  return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - start) / 1000);
}

const tell = (message: FromServer) => process.send?.(message);

process.on('message', async (message: ToServer) => {
  if (message.ask === 'rate') {
    tell({ tell: 'rate', rate: await driverRate(message.workers, message.milliseconds) });
    return;
  }
  if (message.ask === 'cpu') {
    const { user, system } = process.cpuUsage();
    tell({ tell: 'cpu', microseconds: user + system });
    return;
  }
  await product.close();
  process.disconnect();
});

tell({ tell: 'ready', url, headers, statements: stages.map((stage) => stage.length) });
