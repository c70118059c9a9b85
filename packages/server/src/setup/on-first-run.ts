import { holdingLock } from '../db/holding-lock.ts';
import type { Gateway } from '../gateway.ts';

/** Key of the advisory lock. The number is arbitrary. */
const FIRST_RUN = 7_411_004;

async function isEmpty({ db }: Gateway): Promise<boolean> {
  const user = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  return user === undefined;
}

/**
 * Calls `fill` when the database has no users, and returns whether it did. Of several processes that start together, one
 * fills the database while the others wait for the advisory lock.
 */
export async function onFirstRun(gateway: Gateway, fill: () => Promise<void>): Promise<boolean> {
  if (!(await isEmpty(gateway))) return false;
  // Uses a pool without a statement timeout, because waiting for the lock may take long.
  return holdingLock(gateway.direct.jobs.db, { key: FIRST_RUN }, async () => {
    const first = await isEmpty(gateway);
    if (first) await fill();
    return first;
  });
}
