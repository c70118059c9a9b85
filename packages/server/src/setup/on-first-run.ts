import type { Gateway } from '../gateway.ts';

/** Any number, the same in every process. */
const FIRST_RUN = 7_411_004;

async function isEmpty({ db }: Gateway): Promise<boolean> {
  const user = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  return user === undefined;
}

/**
 * Fills a database that nobody was ever added to; of processes that start on it together one does, and the others wait
 * and find it filled. The connection holds the lock, so that a process that is killed leaves none. Answers whether we did.
 */
export async function onFirstRun(gateway: Gateway, fill: () => Promise<void>): Promise<boolean> {
  if (!(await isEmpty(gateway))) return false;
  // Of the pool whose statements have no limit: the first one takes as long as it takes.
  const client = await gateway.payments.pool.connect();
  try {
    await client.query('select pg_advisory_lock($1::bigint)', [FIRST_RUN]);
    const first = await isEmpty(gateway);
    if (first) await fill();
    return first;
  } finally {
    // Closed rather than given back: the lock goes with it, however the filling ended.
    client.release(true);
  }
}
