import type { Gateway } from '../../../gateway.ts';
import { inBatches } from '../../../jobs/in-batches.ts';
import type { AttemptRow } from '../store.ts';
import { checkAttempt } from './check-attempt.ts';

const HOUR_MS = 3_600_000;
/** Pause after a search to which the provider gave no usable response, and time after the payment when these searches end. */
const PAUSE_MS = 6 * HOUR_MS;
const GIVE_UP_MS = 48 * HOUR_MS;
const BATCH = 50;
/** Number of orders that are searched in parallel. */
const AT_ONCE = 5;
/** Time limit of one run. */
const SECONDS = 45;

/**
 * Asks the providers for all payments of paid orders, once for each order: the notice of a second payment may be lost. What the
 * provider has taken besides is stored as if its notice had come.
 */
export const searchOrders = (gateway: Gateway): Promise<number> =>
  inBatches(gateway, { size: BATCH, seconds: SECONDS }, () => searchBatch(gateway));

async function searchBatch(gateway: Gateway): Promise<number> {
  const attempts = await gateway.db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('search_at', '<=', gateway.now())
    .orderBy('search_at')
    .limit(BATCH)
    .execute();
  for (let from = 0; from < attempts.length; from += AT_ONCE)
    await Promise.all(attempts.slice(from, from + AT_ONCE).map((attempt) => searchOne(gateway, attempt)));
  return attempts.length;
}

/** Searches one order. Logs errors instead of throwing, so that one order does not stop the others. */
async function searchOne(gateway: Gateway, attempt: AttemptRow): Promise<void> {
  let isAnswered = false;
  try {
    const provider = gateway.providerFor(attempt.provider);
    const checked = provider && (await checkAttempt(gateway, provider, attempt, { wholeOrder: true }));
    isAnswered = checked !== undefined && checked.reported !== 'unknown';
  } catch (error) {
    gateway.log.error({ err: error, attempt: attempt.id }, 'an order could not be searched for payments');
  }
  await storeNext(gateway, attempt, isAnswered).catch((error: unknown) =>
    gateway.log.error({ err: error, attempt: attempt.id }, 'the search of an order could not be stored'),
  );
}

const storeNext = ({ db, now }: Gateway, { id, ended_at }: AttemptRow, isAnswered: boolean) => {
  const isOver = ended_at === null || now().getTime() - ended_at.getTime() > GIVE_UP_MS;
  const next = isAnswered || isOver ? null : new Date(now().getTime() + PAUSE_MS);
  return db.updateTable('payment_attempts').set({ search_at: next }).where('id', '=', id).execute();
};
