import { setTimeout } from 'node:timers/promises';
import { createDaftar } from '@daftar/sdk';
import { sheetOf } from '../approval-load/sheet-of.ts';
import { withPayouts } from '../approval-load/with-payouts.ts';
import type { Measure } from '../result.ts';
import { Load } from '../tools/load.ts';
import { residentMb } from '../tools/memory.ts';

const IDLE_MS = 15_000;
const PAUSE_MS = 10;
const SHEET = /sheet-process/;

interface Watch {
  p99: number;
  peakMb: number;
  calls: number;
}

/** Requests a list again and again until the work is done; returns the calls' 99th percentile and the peak memory. */
async function watch(load: Load, pid: number, work: Promise<unknown>): Promise<Watch> {
  const times: number[] = [];
  let peakMb = 0;
  let done = false;
  const end = work.finally(() => {
    done = true;
  });
  // `end` is awaited below. Without this handler an earlier failure would be an unhandled rejection.
  end.catch(() => {});
  while (!done) {
    times.push(await load.once());
    peakMb = Math.max(peakMb, residentMb(pid, SHEET));
    await setTimeout(PAUSE_MS);
  }
  await end;
  const sorted = times.toSorted((a, b) => a - b);
  return { p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN, peakMb, calls: times.length };
}

/** Measures other calls' times and the server's memory while a file of 50,000 payouts is uploaded and processed. */
export const approvalLoad: Measure = () =>
  withPayouts(async ({ url, token, references }, pid) => {
    const load = await Load.open(`${url}/merchants/get?page=1&limit=25`, { 'x-auth-token': token }, 1);
    const owner = createDaftar({ baseUrl: url, token, timeout: 300_000, deadline: 300_000 });
    const sheet = sheetOf(references);
    await watch(load, pid, setTimeout(2_000));
    const idle = await watch(load, pid, setTimeout(IDLE_MS));
    const started = performance.now();
    const work = owner.approvals
      .upload(sheet)
      .then(({ fileName }) => owner.approvals.process({ fileName }))
      .then(({ updatedRecords }) => {
        if (updatedRecords !== references.length)
          throw new Error(`Only ${updatedRecords} of ${references.length} payouts were approved`);
      });
    const busy = await watch(load, pid, work);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    load.close();
    const ms = (value: number) => `${value.toFixed(1)} ms`;
    return [
      {
        measure: 'approval-load: p99 of other calls over idle',
        value: busy.p99 / idle.p99,
        unit: 'ratio',
        budget: 2,
        limit: 'at most',
        reference: `${ms(busy.p99)} in ${busy.calls} calls, idle ${ms(idle.p99)} in ${idle.calls}; ${references.length.toLocaleString('en')} rows in ${seconds} s`,
      },
      {
        measure: 'approval-load: memory growth',
        value: busy.peakMb - idle.peakMb,
        unit: 'MB',
        budget: 300,
        limit: 'at most',
        reference: `${busy.peakMb.toFixed(0)} MB at most with the process that reads the file, idle ${idle.peakMb.toFixed(0)} MB`,
      },
    ];
  });
