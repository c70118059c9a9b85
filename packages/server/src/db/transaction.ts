import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables-books.ts';

export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const ATTEMPTS = 5;

export const sqlState = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;

/** Runs `work` in a transaction (the current one, if there is one). Retries serialization failures and deadlocks. */
export async function inTransaction<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db as Trx);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      const state = sqlState(error);
      const again = state === SERIALIZATION_FAILURE || state === DEADLOCK;
      if (!again || attempt === ATTEMPTS) throw error;
    }
  }
}
