import { createDaftar } from '@daftar/sdk';
import { startTestGateway, type TestGateway } from '@daftar/server/testing';
import { type Case, cases, SUMMARY } from '../report-scale/cases.ts';
import { DAYS, everyDay, seedDays } from '../report-scale/seed.ts';
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

/** An empty product, signed in to. */
async function withRows<T>(use: (product: TestGateway, token: string) => Promise<T>): Promise<T> {
  const product = await startTestGateway();
  try {
    product.gateway.settings.checkAnswers = false;
    return await use(
      product,
      await createDaftar({ baseUrl: product.backofficeUrl }).auth.login(product.owner),
    );
  } finally {
    await product.close();
  }
}

async function timedAll(product: TestGateway, token: string, deepest: number) {
  const found = new Map<string, Times>();
  for (const each of cases(deepest)) found.set(each.name, await timed(product, token, each));
  return found;
}

const PER_DAY = MANY / DAYS;
/** Half of a day's rows are Egypt's; page numbers end at 10,000. */
const DEEPEST = Math.min(9_975, Math.floor(PER_DAY / 2 / 25) * 25 - 25);
/** The few days around the one that is asked for, when they alone hold all there is. */
const recent = everyDay.slice(DAYS / 2 - 2, DAYS / 2 - 2 + Math.round(FEW / PER_DAY));

/** As many days, each with few rows: what summaries by day are compared with. */
const spread = () =>
  withRows(async (product, token) => {
    await seedDays(product.gateway.pool, everyDay, FEW / DAYS);
    return timedAll(product, token, Math.max(0, Math.floor(FEW / DAYS / 2 / 25) * 25 - 25));
  });

/** The same days before there was so much history, and after. */
const grown = () =>
  withRows(async (product, token) => {
    const { pool } = product.gateway;
    await seedDays(pool, recent, PER_DAY);
    const young = await timedAll(product, token, DEEPEST);
    const rest = everyDay.filter((day) => !recent.includes(day));
    await seedDays(pool, rest, PER_DAY);
    return { young, old: await timedAll(product, token, DEEPEST) };
  });

const ms = (value: number) => `${value.toFixed(2)} ms`;
const rows = (count: number) => `${count.toLocaleString('en')} rows`;

/**
 * Report pages over many transactions: beside the best SQL by hand, and beside the same calls over few. A page of a day
 * is compared with the same page of the same day when the days beside it were few; a summary of thirty days with the
 * same days when each had few rows.
 */
export const reportScale: Measure = async () => {
  const thin = await spread();
  const { young, old } = await grown();
  return [...old].flatMap(([name, { call, asked, hand }]): Result[] => {
    const overSpread = thin.get(name)?.call ?? Number.NaN;
    const before = name === SUMMARY ? overSpread : (young.get(name)?.call ?? Number.NaN);
    return [
      {
        measure: `report-scale: statements of the ${name} over the best by hand`,
        value: asked / hand,
        unit: 'ratio',
        budget: 1.2,
        limit: 'at most',
        reference: `${rows(MANY)}: ${ms(asked)}, by hand ${ms(hand)}, the whole call ${ms(call)}`,
      },
      {
        measure: `report-scale: call of the ${name} over the same at ${rows(FEW)}`,
        value: call / before,
        unit: 'ratio',
        budget: 1.5,
        limit: 'at most',
        reference: `${rows(MANY)}: ${ms(call)}, few: ${ms(before)}; few spread over as many days: ${ms(overSpread)}`,
      },
    ];
  });
};
