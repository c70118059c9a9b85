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
  /** The same call where there are few rows: on as many days, and on the same few days. */
  spread: number;
  young: number;
}

const WARM_UP = 10;

/** A product, and whoever is signed in to it. */
interface Signed {
  product: TestGateway;
  token: string;
}

const open = ({ product, token }: Signed, { path, body }: Case) =>
  Load.open(`${product.backofficeUrl}${path}`, { 'x-auth-token': token }, 1, body);

/**
 * Milliseconds by turns, so that whatever else the machine does falls on all alike: of the call, of what it asks the
 * database, of the SQL by hand for the same, and of the same call where there are few rows.
 */
async function timed({ old, young, spread }: Products, wanted: Cases): Promise<Times> {
  const { pool } = old.product.gateway;
  const loads = {
    call: await open(old, wanted.old),
    young: await open(young, wanted.old),
    spread: await open(spread, wanted.spread),
  };
  const [session = [], ...stages] = await fewestStatements(pool, () => loads.call.once());
  if (!/login_sessions/.test(session[0]?.text ?? '')) throw new Error('A call begins with its session');
  const turns: Record<keyof Times, () => Promise<number>> = {
    call: () => loads.call.once(),
    young: () => loads.young.once(),
    spread: () => loads.spread.once(),
    asked: () =>
      millisecondsOf(async () => {
        for (const stage of stages) await Promise.all(stage.map((statement) => pool.query(statement)));
      }),
    hand: () => millisecondsOf(() => wanted.old.byHand(pool)),
  };
  const times: Record<keyof Times, number[]> = { call: [], young: [], spread: [], asked: [], hand: [] };
  const names = Object.keys(turns) as (keyof Times)[];
  for (let round = -WARM_UP; round < ROUNDS; round++)
    // There and back: who comes after another finds its pages in the caches.
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const took = await turns[name]();
      if (round >= 0) times[name].push(took);
    }
  for (const load of Object.values(loads)) load.close();
  const { call, asked, hand, spread: few, young: fewDays } = times;
  return {
    ...{ call: median(call), asked: median(asked), hand: median(hand) },
    ...{ spread: median(few), young: median(fewDays) },
  };
}

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const PER_DAY = MANY / DAYS;
/** The few days around the one that is asked for, when they alone hold all there is. */
const recent = everyDay.slice(DAYS / 2 - 2, DAYS / 2 - 2 + Math.round(FEW / PER_DAY));

/** A product with rows on these days, signed in to. */
async function filled(days: number[], perDay: number): Promise<Signed> {
  const product = await startTestGateway();
  product.gateway.settings.checkAnswers = false;
  await seedDays(product.gateway.payments.pool, days, perDay);
  return { product, token: await createDaftar({ baseUrl: product.backofficeUrl }).auth.login(product.owner) };
}

interface Products {
  /** All rows. */
  old: Signed;
  /** The days around the one that is asked for, when they alone held all there was. */
  young: Signed;
  /** As many days, each with few rows. */
  spread: Signed;
}

interface Cases {
  old: Case;
  spread: Case;
}

/** The deepest page where a day has so many rows: half of them are Egypt's, and page numbers end at 10,000. */
const deepestOf = (perDay: number) => Math.max(0, Math.min(9_975, Math.floor(perDay / 2 / 25) * 25 - 25));

function pairedCases(): Cases[] {
  const spread = cases(deepestOf(FEW / DAYS));
  return cases(deepestOf(PER_DAY)).flatMap((old, index) => {
    const few = spread[index];
    return few ? [{ old, spread: few }] : [];
  });
}

const ms = (value: number) => `${value.toFixed(2)} ms`;
const rows = (count: number) => `${count.toLocaleString('en')} rows`;

/**
 * Report pages over many transactions: beside the best SQL by hand, and beside the same calls over few. A page of a day
 * is compared with the same page of the same day when the days beside it were few; a summary of thirty days with the
 * same days when each had few rows.
 */
export const reportScale: Measure = async () => {
  const products: Products = {
    spread: await filled(everyDay, FEW / DAYS),
    young: await filled(recent, PER_DAY),
    old: await filled(everyDay, PER_DAY),
  };
  const results: Result[] = [];
  for (const pair of pairedCases()) results.push(...resultsOf(pair.old.name, await timed(products, pair)));
  for (const { product } of Object.values(products) as Signed[]) await product.close();
  return results;
};

function resultsOf(name: string, { call, asked, hand, spread, young }: Times): Result[] {
  const few = name === SUMMARY ? spread : young;
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
      value: call / few,
      unit: 'ratio',
      budget: 1.5,
      limit: 'at most',
      reference: `${rows(MANY)}: ${ms(call)}, few: ${ms(few)}; few spread over as many days: ${ms(spread)}`,
    },
  ];
}
