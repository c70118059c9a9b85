import { addMoney, subtractMoney } from '../money/arithmetic.ts';
import type { Currency } from '../money/currency.ts';
import type { Money } from '../money/money.ts';
import type { Split } from '../shares/split-amount.ts';
import { type SplitPayment, splitRefunded } from './split-refunded.ts';

/**
 * Splits one refund: the split of all refunds including it, minus the split of the refunds before it. Partial refunds
 * therefore add up to the payment's parts, whatever their number and order, and no part is negative.
 *
 * @throws RangeError when the refund is more than is left of the payment.
 */
export function splitRefund<C extends Currency>(
  payment: SplitPayment<C>,
  before: Money<NoInfer<C>>,
  amount: Money<NoInfer<C>>,
): Split<C> {
  const then = splitRefunded(payment, before);
  const now = splitRefunded(payment, addMoney(before, amount));
  return {
    carrier: subtractMoney(now.carrier, then.carrier),
    merchant: subtractMoney(now.merchant, then.merchant),
    provider: subtractMoney(now.provider, then.provider),
    net: subtractMoney(now.net, then.net),
  };
}
