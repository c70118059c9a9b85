import type { Trx } from '../../../db/transaction.ts';
import type { Gateway } from '../../../gateway.ts';
import { addJob } from '../../../jobs/add-job.ts';
import { type AttemptRow, findAttempt } from '../store.ts';
import { checkAttempt, isEnded } from './check-attempt.ts';

/** Adds a job that requests an attempt's status from the payment provider, so that the current request does not wait for it. */
export const askAttemptLater = (trx: Trx, { merchant_ref_number: number }: AttemptRow): Promise<void> =>
  addJob(trx, {
    task: 'ask_attempt',
    payload: { number },
    queue: `ask_attempt:${number}`,
    maxAttempts: 3,
    key: `ask_attempt:${number}`,
  });

/** Requests an attempt's status from the payment provider, unless the attempt has ended. */
export async function askAttempt(gateway: Gateway, number: string): Promise<void> {
  const attempt = await findAttempt(gateway.db, number);
  const provider = attempt && gateway.providerFor(attempt.provider);
  if (attempt && provider && !isEnded(attempt)) await checkAttempt(gateway, provider, attempt);
}
