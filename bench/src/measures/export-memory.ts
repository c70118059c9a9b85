import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createDaftar, type Daftar } from '@daftar/sdk';
import { peakWhile } from '../export-memory/peak.ts';
import type { Ready } from '../export-memory/server-process.ts';
import { DAYS } from '../report-scale/seed.ts';
import type { Measure, Result } from '../result.ts';
import { asProductRuns } from '../tools/as-product-runs.ts';

const server = fileURLToPath(new URL('../export-memory/server-process.ts', import.meta.url));
const ROWS = Number(process.env.BENCH_ROWS ?? 1_000_000);
/** Rows to insert. About half of them are Egypt's in EGP, the rows that the export selects. */
const SEED = Math.ceil((2.04 * ROWS) / DAYS) * DAYS;
const DAY_MS = 86_400_000;
const IDLE_MS = 5_000;
const ASK_AGAIN_MS = 250;
const WARM_UP_DAYS = 1;

const dayAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

const FORMATS = ['csv', 'xlsx'] as const;
type Format = (typeof FORMATS)[number];

/** Exports the transactions of the last `days` days and downloads the file; returns its numbers of rows and bytes. */
async function exportDays(daftar: Daftar, format: Format, days: number) {
  const filters = { dateFrom: dayAgo(days), dateTo: dayAgo(0), country: 'Egypt', currency: 'EGP' };
  let found = await daftar.exports.create({ list: 'transactions', format, filters });
  while (found.status === 'waiting' || found.status === 'running') {
    await setTimeout(ASK_AGAIN_MS);
    found = await daftar.exports.retrieve(found._id);
  }
  if (found.status !== 'done') throw new Error(`The export ended as ${found.status}`);
  const { body } = await daftar.exports.download(found._id);
  let bytes = 0;
  for await (const piece of body ?? []) bytes += piece.length;
  return { rows: found.rows, bytes };
}

/** Measures the server's memory growth while it exports a million transactions and sends the file. */
export const exportMemory: Measure = async () => {
  const child = fork(server, {
    env: { ...process.env, EXPORT_SEED: String(SEED) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: asProductRuns,
  });
  const exited = once(child, 'exit');
  try {
    const died = exited.then(([code]) => {
      throw new Error(`The server's process ended (${code})`);
    });
    const [{ url, token }] = (await Promise.race([once(child, 'message'), died])) as [Ready];
    const pid = child.pid ?? 0;
    const daftar = createDaftar({ baseUrl: url, token, timeout: 300_000, deadline: 300_000 });
    const results: Result[] = [];
    for (const format of FORMATS) await exportDays(daftar, format, WARM_UP_DAYS);
    // Measured once, before both exports: memory that the first export keeps must count against the second.
    const idle = await peakWhile(pid, setTimeout(IDLE_MS));
    for (const format of FORMATS) {
      const start = performance.now();
      const busy = await peakWhile(pid, exportDays(daftar, format, DAYS + 1));
      const seconds = (performance.now() - start) / 1000;
      const { rows, bytes } = busy.result;
      if (rows < ROWS) throw new Error(`Only ${rows} rows were exported`);
      results.push({
        measure: `export-memory: growth while ${rows.toLocaleString('en')} rows become ${format}`,
        value: busy.peakMb - idle.peakMb,
        unit: 'MB',
        budget: 100,
        limit: 'at most',
        reference: `${busy.peakMb.toFixed(0)} MB at most, idle ${idle.peakMb.toFixed(0)} MB; ${(bytes / 1e6).toFixed(0)} MB of file in ${seconds.toFixed(0)} s`,
      });
    }
    return results;
  } finally {
    if (child.connected) child.disconnect();
    await exited;
  }
};
