import { inTransaction, type Trx } from '../../../db/transaction.ts';
import type { Gateway } from '../../../gateway.ts';
import { addJob } from '../../../jobs/add-job.ts';
import { RetryLater } from '../../../jobs/retry-later.ts';
import type { ProviderStatus } from '../../../providers/payment-status.ts';
import type { PaymentProvider } from '../../../providers/provider.ts';
import { type AttemptRow, findAttempt } from '../store.ts';
import { askAboutRefunds } from './ask-about-refunds.ts';
import { canBePaid, checkAttempt, isEnded } from './check-attempt.ts';

/** Number of requests, with growing pauses, within some 28 hours. */
const ATTEMPTS = 14;

/**
 * Adds a job that requests an attempt's status from the payment provider, so that the current request does not wait for it.
 * `payment` is the provider's id of another payment of the attempt's order, whose status is requested.
 */
export const askAttemptLater = (
  trx: Trx,
  { merchant_ref_number: number }: Pick<AttemptRow, 'merchant_ref_number'>,
  payment?: string,
): Promise<void> =>
  addJob(trx, {
    task: 'ask_attempt',
    payload: { number, ...(payment !== undefined && { payment }) },
    queue: `ask_attempt:${number}`,
    maxAttempts: ATTEMPTS,
    key: `ask_attempt:${number}${payment === undefined ? '' : `:${payment}`}`,
  });

/** Adds a job that asks the payment provider what it has refunded of a paid attempt. */
export const askRefundsLater = (
  trx: Trx,
  { merchant_ref_number: number }: Pick<AttemptRow, 'merchant_ref_number'>,
): Promise<void> =>
  addJob(trx, {
    task: 'ask_attempt',
    payload: { number, about: 'refunds' },
    queue: `ask_attempt:${number}`,
    maxAttempts: ATTEMPTS,
    key: `ask_attempt:${number}:refunds`,
  });

/**
 * Adds that job for an attempt that ended without payment while a charge of it was on its way: the provider may have taken the
 * charge after the attempt's end, and the sweep checks open attempts only.
 */
export async function askLaterIfEnded({ db }: Gateway, attempt: AttemptRow): Promise<void> {
  if (isEnded(attempt) && canBePaid(attempt)) await inTransaction(db, (trx) => askAttemptLater(trx, attempt));
}

/**
 * Requests an attempt's status from the payment provider, unless the attempt is paid (as the named payment): customers also pay after
 * an attempt has failed or expired. Throws for an ended attempt when the provider does not say how the payment ended, so that the job runs
 * again. For an open attempt, the sweep requests the status again.
 */
export async function askAttempt(gateway: Gateway, { number, payment, about }: AskedAttempt): Promise<void> {
  const attempt = await findAttempt(gateway.db, number);
  const provider = attempt && gateway.providerFor(attempt.provider);
  if (!attempt || !provider) return;
  if (about === 'refunds' && !canBePaid(attempt)) return askAboutRefunds(gateway, provider, attempt);
  if (!isOpenQuestion(attempt, payment)) return;
  const reported = await askFor(gateway, provider, attempt, payment);
  // Paymob knows a payment only once the customer has tried to pay, and another provider only once our charge has arrived.
  if (isEnded(attempt) && ['unknown', 'pending', 'absent'].includes(reported))
    throw new RetryLater(
      `${attempt.provider} does not say how the ended attempt ${attempt.id} ended: ${reported}`,
    );
}

/**
 * Requests the status of the named payment. If it is not paid and neither is the attempt, requests that of the attempt, too: another
 * payment of the order may be paid, or the attempt may have failed.
 */
async function askFor(
  gateway: Gateway,
  provider: PaymentProvider,
  attempt: AttemptRow,
  payment: string | undefined,
): Promise<ProviderStatus['state']> {
  const { reported, attempt: now } = await checkAttempt(gateway, provider, attempt, { payment });
  if (payment === undefined || reported === 'paid' || !canBePaid(now)) return reported;
  return (await checkAttempt(gateway, provider, attempt)).reported;
}

/** The payload of the job `ask_attempt`. */
export interface AskedAttempt {
  /** Our reference number of the attempt. */
  number: string;
  /** The provider's id of a payment of the attempt's order. */
  payment?: string;
  /** What was refunded is asked about, not whether the attempt is paid. */
  about?: 'refunds';
}

/** Tells whether a status can tell something new: the attempt is not paid, or not as the named payment. */
export const isOpenQuestion = (attempt: AttemptRow, payment: string | undefined): boolean =>
  canBePaid(attempt) || (payment !== undefined && payment !== attempt.provider_reference);
