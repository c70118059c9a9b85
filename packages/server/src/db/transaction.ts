import { setTimeout } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { isStalePlan } from './stale-plan.ts';
import type { Tables } from './tables-books.ts';

export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const ATTEMPTS = 5;
/** Longest pause before the first retry; each further one may take twice as long. */
const PAUSE_MS = 10;

export const sqlState = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;

/** Runs `work` in a transaction (the current one, if there is one), with retries. `work` must not change anything but the database. */
export async function inTransaction<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db as Trx);
  return withRetries(() => db.transaction().execute(work));
}

/**
 * Runs a transaction, or a single statement. Retries serialization failures, deadlocks (also of the commit), and prepared
 * statements that a migration has changed. Waits a random time before each retry, because otherwise the same transactions would
 * collide again.
 */
export async function withRetries<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      const state = sqlState(error);
      const again = state === SERIALIZATION_FAILURE || state === DEADLOCK || isStalePlan(error);
      if (!again || attempt === ATTEMPTS) throw error;
      await setTimeout(Math.random() * PAUSE_MS * 2 ** (attempt - 1));
    }
  }
}
