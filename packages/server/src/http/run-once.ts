import { statement } from '../db/statement.ts';
import { type Db, inTransaction, sqlState, type Trx } from '../db/transaction.ts';
import {
  claimWithNext,
  findAnswer,
  inFlight,
  KEY_TAKEN,
  type KeptAnswer,
  type KeyedRequest,
  keepAnswer,
  LOCK_NOT_AVAILABLE,
} from './idempotency.ts';

interface Once {
  request: KeyedRequest;
  /** Status of the response. */
  status: number;
  now: Date;
}

type Outcome = { replay: boolean } & KeptAnswer;

/**
 * Runs work in one transaction, which also claims the request's idempotency key and stores the response. For a repeated request, returns
 * the stored response. Throws 422 when the key was used with another body, and 409 while the first request is running.
 */
export async function runOnce(
  db: Db,
  { request, status, now }: Once,
  work: (trx: Trx) => Promise<KeptAnswer>,
): Promise<Outcome> {
  try {
    return await inTransaction(db, async (trx) => {
      await claimWithNext(trx, request, now);
      const done = await work(trx).catch((error: unknown) => claimBefore(trx, error));
      await keepAnswer(trx, request, status, done);
      return { replay: false, ...done };
    });
  } catch (error) {
    // Looks for a response after any error, because the work may have turned the error of the claim into its own.
    const found = await findAnswer(db, request);
    if (found.replay) return found;
    const state = sqlState(error);
    if (state === KEY_TAKEN || state === LOCK_NOT_AVAILABLE) throw inFlight();
    throw error;
  }
}

const OF_THE_CLAIM: readonly unknown[] = [KEY_TAKEN, LOCK_NOT_AVAILABLE];

/** Sends the claim if the work failed before its first statement. Throws the error of the claim, or else that of the work. */
async function claimBefore(trx: Trx, error: unknown): Promise<never> {
  await statement`select 1`.execute(trx).catch((own: unknown) => {
    throw OF_THE_CLAIM.includes(sqlState(own)) ? own : error;
  });
  throw error;
}
