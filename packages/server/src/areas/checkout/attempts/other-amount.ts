import { compareMoney, fromMajor, isCurrency } from '@daftar/domain';
import type { PaidTransaction, ProviderStatus } from '../../../providers/payment-status.ts';
import type { AttemptRow, SessionRow } from '../store.ts';

/** Returns the transaction with which the provider has received another amount or currency than is due; otherwise undefined. */
export function otherAmount(
  { amount, currency }: Pick<SessionRow, 'amount' | 'currency'>,
  status: ProviderStatus,
): PaidTransaction | undefined {
  if (status.state !== 'paid' || !isCurrency(currency)) return undefined;
  const isDue =
    status.amount.currency === currency && compareMoney(status.amount, fromMajor(amount, currency)) === 0;
  return isDue ? undefined : { amount: status.amount, providerReference: status.providerReference };
}

/** An amount that is not the one due, in major units. `currency` is absent if it is the session's. */
export interface Received {
  receivedAmount: number;
  receivedCurrency?: string;
}

/**
 * Returns the other amount that was received for an attempt that is not paid, whether it is open or has ended: customers also
 * pay after an attempt has failed or expired. Returns undefined if there is none.
 */
export const receivedFor = (attempt: AttemptRow | undefined): Received | undefined =>
  attempt && attempt.status !== 'paid' && attempt.received_amount !== null
    ? {
        receivedAmount: Number(attempt.received_amount),
        ...(attempt.received_currency !== null && { receivedCurrency: attempt.received_currency }),
      }
    : undefined;
