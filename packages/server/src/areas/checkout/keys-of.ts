import { fromMajor, isCurrency } from '@daftar/domain';
import type { PaymentKeys } from '../../providers/payment-status.ts';
import type { AttemptRow, SessionRow } from './store.ts';

type Known =
  | 'merchant_ref_number'
  | 'method'
  | 'provider_charge'
  | 'provider_reference'
  | 'ordered_as'
  | 'received_amount'
  | 'received_currency';

/**
 * Returns the ids by which the payment provider finds an attempt's payment. `payment` is the provider's id of another payment of the
 * same order.
 */
export function keysOf(
  session: Pick<SessionRow, 'amount' | 'currency'>,
  attempt: Pick<AttemptRow, Known>,
  payment: string | undefined = attempt.provider_reference ?? undefined,
): PaymentKeys {
  return {
    merchantRefNumber: attempt.ordered_as ?? attempt.merchant_ref_number,
    method: attempt.method,
    charge: attempt.provider_charge ?? undefined,
    providerReference: payment,
    amount: amountOf(session, attempt),
  };
}

/**
 * Returns the ids by which the payment provider finds all payments of an attempt's order, as far as it lists them: ours alone.
 */
export const orderKeysOf = (
  session: Pick<SessionRow, 'amount' | 'currency'>,
  attempt: Pick<AttemptRow, Known>,
): PaymentKeys => ({ ...keysOf(session, attempt), charge: undefined, providerReference: undefined });

/** Returns the amount of an attempt's payment: the session's, except for a further payment of the same order. */
function amountOf(
  session: Pick<SessionRow, 'amount' | 'currency'>,
  { ordered_as, received_amount, received_currency }: Pick<AttemptRow, Known>,
) {
  const isFurther = ordered_as !== null && received_amount !== null;
  const currency = (isFurther ? received_currency : null) ?? session.currency;
  if (!isCurrency(currency)) throw new Error(`Unknown currency ${currency}`);
  return fromMajor(isFurther ? received_amount : session.amount, currency);
}
