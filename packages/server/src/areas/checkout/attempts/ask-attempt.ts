import type { Trx } from '../../../db/transaction.ts';
import type { Gateway } from '../../../gateway.ts';
import { addJob } from '../../../jobs/add-job.ts';
import { RetryLater } from '../../../jobs/retry-later.ts';
import { type AttemptRow, findAttempt } from '../store.ts';
import { canBePaid, checkAttempt, isEnded } from './check-attempt.ts';

/** Number of requests, with growing pauses, within some 28 hours. */
const ATTEMPTS = 14;

/** Adds a job that requests an attempt's status from the payment provider, so that the current request does not wait for it. */
export const askAttemptLater = (trx: Trx, { merchant_ref_number: number }: AttemptRow): Promise<void> =>
  addJob(trx, {
    task: 'ask_attempt',
    payload: { number },
    queue: `ask_attempt:${number}`,
    maxAttempts: ATTEMPTS,
    key: `ask_attempt:${number}`,
  });

/**
 * Requests an attempt's status from the payment provider, unless the attempt is paid: customers also pay after an attempt has
 * failed or expired. Throws for an ended attempt when the response is unusable, so that the job runs again. For an open attempt,
 * the sweep requests the status again.
 */
export async function askAttempt(gateway: Gateway, number: string): Promise<void> {
  const attempt = await findAttempt(gateway.db, number);
  const provider = attempt && gateway.providerFor(attempt.provider);
  if (!attempt || !provider || !canBePaid(attempt)) return;
  const { reported } = await checkAttempt(gateway, provider, attempt);
  if (reported === 'unknown' && isEnded(attempt))
    throw new RetryLater(`${attempt.provider} gave no usable status of the ended attempt ${attempt.id}`);
}
