import { type Currency, fromMajor, type MessageCode, type Money, subtractMoney } from '@daftar/domain';
import type { Selectable } from 'kysely';
import type { TransactionTable } from '../../db/tables.ts';
import type { Gateway } from '../../gateway.ts';
import { currencyOf } from '../../ledger/refund-postings.ts';

type Payment = Pick<
  Selectable<TransactionTable>,
  'amount' | 'refunded_amount' | 'currency' | 'status' | 'attempt_id' | 'provider' | 'method'
>;

/** Why a payment cannot be refunded. */
export type NotRefundable = Extract<
  MessageCode,
  'refund-failed-payment' | 'refund-impossible' | 'refund-unsupported' | 'refund-nothing-left'
>;

/** Returns the amount of a payment that can still be refunded. `asked` is the sum of its requested and pending refunds. */
export const leftToRefund = (payment: Payment, asked: Money<Currency>): Money<Currency> => {
  const currency = currencyOf(payment);
  const left = subtractMoney(
    fromMajor(payment.amount, currency),
    fromMajor(payment.refunded_amount, currency),
  );
  return subtractMoney(left, asked);
};

/** Returns why a payment cannot be refunded now; undefined when it can. */
export function whyNotRefundable(
  { providerFor }: Pick<Gateway, 'providerFor'>,
  payment: Payment,
  asked: Money<Currency>,
): NotRefundable | undefined {
  if (payment.status !== 'Success') return 'refund-failed-payment';
  const refunds = providerFor(payment.provider)?.refunds;
  if (!refunds) return 'refund-unsupported';
  // A payment without an attempt was not made through this product, so the provider has nothing to refund.
  if (payment.attempt_id === null || !refunds.gives(payment.method)) return 'refund-impossible';
  return leftToRefund(payment, asked).minor <= 0n ? 'refund-nothing-left' : undefined;
}
