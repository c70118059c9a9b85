import { createDaftar } from '@daftar/sdk';
import { startTestGateway } from '@daftar/server/testing';
import { DAYS, everyDay, seedDays } from '../report-scale/seed.ts';
import { seedPayouts } from '../report-scale/seed-payouts.ts';
import type { Measure, Result } from '../result.ts';
import { Load } from '../tools/load.ts';
import { percentile } from '../tools/percentile.ts';

const ROWS = Number(process.env.BENCH_ROWS ?? 1_000_000);
/** Number of transactions for each payout. */
const PER_PAYOUT = 10;
const ROUNDS = 25;
const WARM_UP = 5;
const PERIOD = 30;

const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
/** The period of 30 days ends this many days before today, in the middle of the rows. */
const END = Math.floor(DAYS / 2);
const period = { dateFrom: dayAgo(END + PERIOD - 1), dateTo: dayAgo(END) };
const before = { dateFrom: dayAgo(END + 2 * PERIOD - 1), dateTo: dayAgo(END + PERIOD) };

/** The calls that the page makes concurrently for one screen: for a period and for the period before it. */
const SCREENS = {
  'collection of 30 days': { path: '/analytics/collection/get-summary', periods: [period, before] },
  'collection of all days': {
    path: '/analytics/collection/get-summary',
    periods: [{ dateFrom: dayAgo(DAYS), dateTo: dayAgo(0) }],
  },
  'payouts of 30 days': { path: '/analytics/disbursement/get-summary', periods: [period, before] },
};

/** Measures the overviews' calls over many transactions and payouts, together with those of the period before. */
export const overviewScale: Measure = async () => {
  const product = await startTestGateway();
  const { gateway, backofficeUrl } = product;
  gateway.settings.checkResponses = false;
  await seedDays(gateway.payments.pool, everyDay, Math.ceil(ROWS / DAYS));
  await seedPayouts(gateway.payments.pool, Math.ceil(ROWS / DAYS / PER_PAYOUT));
  const token = await createDaftar({ baseUrl: backofficeUrl }).auth.login(product.owner);
  const results: Result[] = [];
  for (const [name, { path, periods }] of Object.entries(SCREENS)) {
    const open = (body: object) => Load.open(`${backofficeUrl}${path}`, { 'x-auth-token': token }, 1, body);
    const loads = await Promise.all(periods.map(open));
    const times: number[] = [];
    for (let round = -WARM_UP; round < ROUNDS; round += 1) {
      const began = performance.now();
      await Promise.all(loads.map((load) => load.once()));
      if (round >= 0) times.push(performance.now() - began);
    }
    for (const load of loads) load.close();
    results.push({
      measure: `overview-scale: ${name}`,
      value: percentile(times, 0.5),
      unit: 'ms',
      budget: 300,
      limit: 'at most',
      reference: `${periods.length === 2 ? 'with the period before; ' : ''}p99 ${percentile(times, 0.99).toFixed(1)} ms; ${ROWS.toLocaleString('en')} transactions, ${(ROWS / PER_PAYOUT).toLocaleString('en')} payouts`,
    });
  }
  await product.close();
  return results;
};
