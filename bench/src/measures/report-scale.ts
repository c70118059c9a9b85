import { createDaftar } from '@daftar/sdk';
import { startTestGateway, type TestGateway } from '@daftar/server/testing';
import { type Case, cases } from '../report-scale/cases.ts';
import { seedTransactions } from '../report-scale/seed.ts';
import type { Measure, Result } from '../result.ts';
import { Load } from '../tools/load.ts';
import { median } from '../tools/median.ts';

const FEW = 100_000;
const MANY = Number(process.env.BENCH_ROWS ?? 10_000_000);
const ROUNDS = 60;
const WARM_UP = 10;

/** Milliseconds of the call, and of the SQL by hand, by turns. */
async function timed(product: TestGateway, token: string, wanted: Case) {
  const load = await Load.open(
    `${product.backofficeUrl}${wanted.path}`,
    { 'x-auth-token': token },
    1,
    wanted.body,
  );
  const { pool } = product.gateway;
  const calls: number[] = [];
  const hand: number[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const call = await load.once();
    const start = performance.now();
    await wanted.byHand(pool);
    const own = performance.now() - start;
    if (round < 0) continue;
    calls.push(call);
    hand.push(own);
  }
  load.close();
  return { call: median(calls), hand: median(hand) };
}

async function timedAll(product: TestGateway, token: string, deepest: number) {
  const found = new Map<string, { call: number; hand: number }>();
  for (const each of cases(deepest)) found.set(each.name, await timed(product, token, each));
  return found;
}

const ms = (value: number) => `${value.toFixed(2)} ms`;

/** Report pages over many transactions: beside the best SQL by hand, and beside the same calls over few. */
export const reportScale: Measure = async () => {
  const product = await startTestGateway();
  try {
    product.gateway.settings.checkAnswers = false;
    const token = await createDaftar({ baseUrl: product.backofficeUrl }).auth.login(product.owner);
    await seedTransactions(product.gateway.pool, 0, FEW);
    const few = await timedAll(product, token, 50);
    await seedTransactions(product.gateway.pool, FEW, MANY);
    const many = await timedAll(product, token, 9_975);
    const results: Result[] = [];
    for (const [name, { call, hand }] of many) {
      const before = few.get(name)?.call ?? Number.NaN;
      const rows = `${MANY.toLocaleString('en')} rows`;
      results.push(
        {
          measure: `report-scale: ${name}, over the best SQL by hand`,
          value: call / hand,
          unit: 'ratio',
          budget: 1.2,
          limit: 'at most',
          reference: `${rows}: call ${ms(call)}, SQL ${ms(hand)}`,
        },
        {
          measure: `report-scale: ${name}, over the same at ${FEW.toLocaleString('en')} rows`,
          value: call / before,
          unit: 'ratio',
          budget: 1.5,
          limit: 'at most',
          reference: `${rows}: ${ms(call)}, few: ${ms(before)}`,
        },
      );
    }
    return results;
  } finally {
    await product.close();
  }
};
