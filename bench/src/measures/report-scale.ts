import { createDaftar } from '@daftar/sdk';
import { startTestGateway, type TestGateway } from '@daftar/server/testing';
import { type Case, cases } from '../report-scale/cases.ts';
import { seedTransactions } from '../report-scale/seed.ts';
import type { Measure, Result } from '../result.ts';
import { Load } from '../tools/load.ts';
import { median } from '../tools/median.ts';
import { fewestStatements } from '../tools/record.ts';

const FEW = 100_000;
const MANY = Number(process.env.BENCH_ROWS ?? 10_000_000);
const ROUNDS = 60;

interface Times {
  call: number;
  asked: number;
  hand: number;
}

const WARM_UP = 10;

/** Milliseconds of the call, of what it asks the database, and of the SQL by hand for the same, by turns. */
async function timed(product: TestGateway, token: string, wanted: Case): Promise<Times> {
  const load = await Load.open(
    `${product.backofficeUrl}${wanted.path}`,
    { 'x-auth-token': token },
    1,
    wanted.body,
  );
  const { pool } = product.gateway;
  const [session = [], ...stages] = await fewestStatements(pool, () => load.once());
  if (!/login_sessions/.test(session[0]?.text ?? '')) throw new Error('A call begins with its session');
  const times: Record<keyof Times, number[]> = { call: [], asked: [], hand: [] };
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const call = await load.once();
    const asked = await millisecondsOf(async () => {
      for (const stage of stages) await Promise.all(stage.map((statement) => pool.query(statement)));
    });
    const hand = await millisecondsOf(() => wanted.byHand(pool));
    if (round < 0) continue;
    times.call.push(call);
    times.asked.push(asked);
    times.hand.push(hand);
  }
  load.close();
  return { call: median(times.call), asked: median(times.asked), hand: median(times.hand) };
}

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function timedAll(product: TestGateway, token: string, deepest: number) {
  const found = new Map<string, Times>();
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
    for (const [name, { call, asked, hand }] of many) {
      const before = few.get(name)?.call ?? Number.NaN;
      const rows = `${MANY.toLocaleString('en')} rows`;
      results.push(
        {
          measure: `report-scale: statements of the ${name} over the best by hand`,
          value: asked / hand,
          unit: 'ratio',
          budget: 1.2,
          limit: 'at most',
          reference: `${rows}: ${ms(asked)}, by hand ${ms(hand)}, the whole call ${ms(call)}`,
        },
        {
          measure: `report-scale: call of the ${name} over the same at ${FEW.toLocaleString('en')} rows`,
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
