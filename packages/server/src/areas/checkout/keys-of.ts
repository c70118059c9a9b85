import { fromMajor, isCurrency } from '@daftar/domain';
import type { PaymentKeys } from '../../providers/payment-status.ts';
import type { AttemptRow, SessionRow } from './store.ts';

/** Returns the ids by which the payment provider finds an attempt's payment. */
export function keysOf(
  session: Pick<SessionRow, 'amount' | 'currency'>,
  attempt: Pick<AttemptRow, 'merchant_ref_number' | 'method' | 'provider_charge' | 'provider_reference'>,
): PaymentKeys {
  if (!isCurrency(session.currency)) throw new Error(`Unknown currency ${session.currency}`);
  return {
    merchantRefNumber: attempt.merchant_ref_number,
    method: attempt.method,
    charge: attempt.provider_charge ?? undefined,
    providerReference: attempt.provider_reference ?? undefined,
    amount: fromMajor(session.amount, session.currency),
  };
}
