import { addMoney, type Currency, type Money, money, subtractMoney } from '../money/money.ts';
import { divideRounded } from '../money/rounding.ts';
import type { Split } from '../shares/shares.ts';

/** A payment with its split: the amount, and the parts of carrier, merchant and platform owner. */
export type SplitPayment<C extends Currency = Currency> = {
  readonly amount: Money<C>;
  readonly split: Split<C>;
};

/** Returns `of` × `part` ÷ `whole`, rounded half up to a minor unit; 0 if `whole` is 0. */
const inProportion = (of: bigint, part: bigint, whole: bigint): bigint =>
  whole === 0n ? 0n : divideRounded(of * part, whole, 'halfUp');

/**
 * Splits the total that was refunded of a payment, in proportion to the payment's parts of carrier, merchant and
 * platform owner.
 *
 * The carrier's part is rounded half up, then the merchant's part of the rest; the remainder is the platform owner's. No
 * part ever shrinks when the refunded total grows, and a full refund has exactly the payment's parts.
 *
 * @throws RangeError when the refunded total is negative or more than the payment.
 */
export function splitRefunded<C extends Currency>(
  { amount, split }: SplitPayment<C>,
  refunded: Money<NoInfer<C>>,
): Split<C> {
  if (refunded.minor < 0n || refunded.minor > amount.minor)
    throw new RangeError('A refund is between nothing and the whole payment');
  const { currency } = amount;
  const carrier = money(inProportion(refunded.minor, split.carrier.minor, amount.minor), currency);
  const net = subtractMoney(refunded, carrier);
  const merchant = money(inProportion(net.minor, split.merchant.minor, split.net.minor), currency);
  return { carrier, merchant, owner: subtractMoney(net, merchant), net };
}

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
    owner: subtractMoney(now.owner, then.owner),
    net: subtractMoney(now.net, then.net),
  };
}
