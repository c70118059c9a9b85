import { compareMoney, fromMajor, isCurrency, toDecimalString } from '@daftar/domain';
import type { ProviderStatus } from '../../../providers/payment-status.ts';
import type { AttemptRow, SessionRow } from '../store.ts';

/** Returns the amount that the provider has received, in major units, if it is not the session's; undefined otherwise. */
export function otherAmount(
  { amount, currency }: Pick<SessionRow, 'amount' | 'currency'>,
  status: ProviderStatus,
): string | undefined {
  if (status.state !== 'paid' || !isCurrency(currency) || status.amount.currency !== currency)
    return undefined;
  const isDue = compareMoney(status.amount, fromMajor(amount, currency)) === 0;
  return isDue ? undefined : toDecimalString(status.amount);
}

/**
 * Returns the other amount that was received for an attempt that is not paid, whether it is open or has ended: customers also
 * pay after an attempt has failed or expired. Returns undefined if there is none.
 */
export const receivedFor = (attempt: AttemptRow | undefined): number | undefined =>
  attempt && attempt.status !== 'paid' && attempt.received_amount !== null
    ? Number(attempt.received_amount)
    : undefined;
