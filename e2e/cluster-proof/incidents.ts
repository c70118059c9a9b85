import { setTimeout as sleep } from 'node:timers/promises';
import type { Product } from '../kill-proof/product.ts';
import type { Cluster } from './cluster.ts';
import type { Payment, Payments } from './payments.ts';

const LEAD_MS = 15_000;
const BETWEEN_MS = 20_000;
const DOWN_MS = 2_000;
const MOST_SECONDS_BACK = 30;

interface Incident {
  name: string;
  /** Milliseconds since the start of the payments. */
  at: number;
  /** Seconds until recovery: until the process was ready, PgBouncer had started or the standby was the primary. */
  seconds: number;
}

const incidents = (cluster: Cluster, product: Product | undefined) => [
  {
    name: 'one process killed',
    make: async () => {
      await product?.kill();
      await sleep(DOWN_MS);
      await product?.start();
    },
  },
  { name: 'PgBouncer restarted', make: () => cluster.restartPooler() },
  { name: 'failover to the standby', make: () => cluster.failOver() },
];

/** Seconds that payments have to run for, so that each incident happens among them. */
export const SECONDS = (LEAD_MS + 3 * BETWEEN_MS) / 1000;

/** Kills a process, restarts PgBouncer and fails over, one after another, while payments run. */
export async function makeIncidents(
  cluster: Cluster,
  product: Product | undefined,
  payments: Payments,
): Promise<Incident[]> {
  const made: Incident[] = [];
  await sleep(LEAD_MS);
  for (const { name, make } of incidents(cluster, product)) {
    const at = payments.now();
    const next = sleep(BETWEEN_MS);
    await make();
    made.push({ name, at, seconds: (payments.now() - at) / 1000 });
    await next;
  }
  return made;
}

/** Prints how long the payments took that an incident interrupted; returns a message for each incident that took too long. */
export const slowIncidents = (made: Incident[], payments: Payment[]): string[] =>
  made.flatMap(({ name, at, seconds }) => {
    const open = payments.filter(
      ({ created, paid }) => created !== undefined && created < at && paid !== undefined && paid >= at,
    );
    const back = (Math.max(at, ...open.map(({ paid }) => paid ?? at)) - at) / 1000;
    const interrupted = `${open.length} payments under way, the last of them paid after ${back.toFixed(1)} s`;
    console.log(`${name}: done after ${seconds.toFixed(1)} s; ${interrupted}`);
    return back > MOST_SECONDS_BACK ? [`${name}: not back within ${MOST_SECONDS_BACK} s`] : [];
  });
