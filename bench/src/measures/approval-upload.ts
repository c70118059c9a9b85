import { loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { createDaftar } from '@daftar/sdk';
import { type SheetKind, sheetOf } from '../approval-load/sheet-of.ts';
import { withPayouts } from '../approval-load/with-payouts.ts';
import type { Measure, Result } from '../result.ts';
import { median } from '../tools/median.ts';
import { whileCounting } from '../tools/processor-time.ts';

interface Case {
  name: string;
  kind: SheetKind;
  /** Returns the references in the file, from those of all pending payouts. */
  references: (pending: readonly string[]) => string[];
  payouts: number;
  times: number;
  budget: number;
}

const PAYOUTS_OF_MANY = 20;
/** Pause between uploads: meanwhile the product starts the process that reads the next file, and the database writes its pages. */
const PAUSE_MS = 3_000;

const many = {
  payouts: 50_000,
  times: 7,
  budget: 3_000,
  references: (pending: readonly string[]) => [...pending],
};
const cases: Case[] = [
  {
    ...many,
    name: '1 row',
    kind: 'xlsx',
    payouts: 1,
    times: 15,
    budget: 150,
    references: (pending) => pending.slice(0, 1),
  },
  { ...many, name: '50,000 rows', kind: 'xlsx' },
  {
    ...many,
    name: '50,000 rows, 20 are payouts',
    kind: 'xlsx',
    payouts: PAYOUTS_OF_MANY,
    references: (pending) => pending.map((one, index) => (index < PAYOUTS_OF_MANY ? one : `NO-${one}`)),
  },
  { ...many, name: '50,000 rows, xls', kind: 'xls' },
];

/** Measures the time from sending an approval file until the response to its dry run. No payout is approved or rejected. */
export const approvalUpload: Measure = () =>
  withPayouts(async ({ url, token, references }, pid) => {
    const owner = createDaftar({ baseUrl: url, token, timeout: 60_000, deadline: 60_000 });
    const results: Result[] = [];
    for (const one of cases) {
      const file = sheetOf(one.references(references), one.kind);
      const rounds: { wall: number; processor: number }[] = [];
      // The first round warms up.
      for (let round = 0; round <= one.times; round += 1) {
        await setTimeout(PAUSE_MS);
        const { result, own, below } = await whileCounting(pid, async () => {
          const started = performance.now();
          const { verdicts } = await owner.approvals.upload(file);
          return { wall: performance.now() - started, verdicts };
        });
        const approved = result.verdicts['will-approve'];
        if (approved !== one.payouts)
          throw new Error(`${approved} of ${one.payouts} payouts would be approved`);
        if (round > 0) rounds.push({ wall: result.wall, processor: own + below });
      }
      const walls = rounds.map(({ wall }) => wall).sort((a, b) => a - b);
      const processor = rounds.reduce((sum, round) => sum + round.processor, 0) / rounds.length;
      const ms = (value = Number.NaN) => `${value.toFixed(0)} ms`;
      results.push({
        measure: `approval-upload: ${one.name}`,
        value: median(walls),
        unit: 'ms',
        budget: one.budget,
        limit: 'at most',
        reference: `${one.times} uploads, ${ms(walls[0])} to ${ms(walls.at(-1))}; processor time ${ms(processor)}; load ${loadavg()[0]?.toFixed(1)}`,
      });
    }
    return results;
  });
