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

/** Milliseconds. */
interface Times {
  call: number;
  /** Time of the call's statements without the call. */
  asked: number;
  /** Time of the best SQL, written by hand, for the same response. */
  hand: number;
  /** Time of the same call on a table with few rows, spread over as many days. */
  spread: number;
  /** Time of the same call on a table with few rows, on few days. */
  young: number;
}

const WARM_UP = 10;

/** A running product and the token of its owner. */
interface Signed {
  product: TestGateway;
  token: string;
}

const open = ({ product, token }: Signed, { path, body }: Case) =>
  Load.open(`${product.backofficeUrl}${path}`, { 'x-auth-token': token }, 1, body);

/**
 * Times the call, its statements alone, the SQL by hand, and the same call with few rows. They take turns, so that
 * other load on the machine affects all equally.
 */
async function timed({ old, young, spread }: Products, wanted: Cases): Promise<Times> {
  const { pool } = old.product.gateway;
  const loads = {
    call: await open(old, wanted.old),
    young: await open(young, wanted.old),
    spread: await open(spread, wanted.spread),
  };
  const [session = [], ...stages] = await fewestStatements(pool, () => loads.call.once());
  if (!/login_sessions/.test(session[0]?.text ?? ''))
    throw new Error('The first recorded statement must read the login session');
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
    // Alternate the order: each turn finds the database pages that the turn before it brought into the cache.
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const took = await turns[name]();
      if (round >= 0) times[name].push(took);
    }
  for (const load of Object.values(loads)) load.close();
  const { call, asked, hand, spread: few, young: fewDays } = times;
  return {
    call: median(call),
    asked: median(asked),
    hand: median(hand),
    spread: median(few),
    young: median(fewDays),
  };
}

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const PER_DAY = MANY / DAYS;
/** The days around the requested day that together have as many rows as the small table. */
const recent = everyDay.slice(DAYS / 2 - 2, DAYS / 2 - 2 + Math.round(FEW / PER_DAY));

/** Starts a product with rows on these days and signs in. */
async function filled(days: number[], perDay: number): Promise<Signed> {
  const product = await startTestGateway();
  product.gateway.settings.checkResponses = false;
  await seedDays(product.gateway.payments.pool, days, perDay);
  return { product, token: await createDaftar({ baseUrl: product.backofficeUrl }).auth.login(product.owner) };
}

interface Products {
  /** All rows. */
  old: Signed;
  /** Few rows: only the days around the requested day. */
  young: Signed;
  /** Few rows, spread over as many days. */
  spread: Signed;
}

interface Cases {
  old: Case;
  spread: Case;
}

/** Returns the offset of a day's deepest page of 25. Half of the rows are Egypt's, and a report can be paged up to row 10,000. */
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
 * Measures report calls over many transactions, against the best SQL by hand and against the same calls over few rows. A
 * day's page is compared with a table of few days (`young`); a summary of thirty days with a table of few rows per day
 * (`spread`).
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
