import { inTransaction, type Trx } from '../../../db/transaction.ts';
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
 * Adds that job for an attempt that ended without payment while a charge of it was on its way: the provider may have taken the
 * charge after the attempt's end, and the sweep checks open attempts only.
 */
export async function askLaterIfEnded({ db }: Gateway, attempt: AttemptRow): Promise<void> {
  if (isEnded(attempt) && canBePaid(attempt)) await inTransaction(db, (trx) => askAttemptLater(trx, attempt));
}

/**
 * Requests an attempt's status from the payment provider, unless the attempt is paid: customers also pay after an attempt has
 * failed or expired. Throws for an ended attempt when the provider does not say how the payment ended, so that the job runs
 * again. For an open attempt, the sweep requests the status again.
 */
export async function askAttempt(gateway: Gateway, number: string): Promise<void> {
  const attempt = await findAttempt(gateway.db, number);
  const provider = attempt && gateway.providerFor(attempt.provider);
  if (!attempt || !provider || !canBePaid(attempt)) return;
  const { reported } = await checkAttempt(gateway, provider, attempt);
  // Paymob knows a payment only once the customer has tried to pay, and another provider only once our charge has arrived.
  if (isEnded(attempt) && ['unknown', 'pending', 'absent'].includes(reported))
    throw new RetryLater(
      `${attempt.provider} does not say how the ended attempt ${attempt.id} ended: ${reported}`,
    );
}
