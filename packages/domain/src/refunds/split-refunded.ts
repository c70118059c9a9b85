import { subtractMoney } from '../money/arithmetic.ts';
import type { Currency } from '../money/currency.ts';
import { type Money, money } from '../money/money.ts';
import { divideRounded } from '../money/rounding.ts';
import type { Split } from '../shares/split-amount.ts';

/** A payment as it was split: its amount, and the parts that carrier, merchant and provider got. */
export type SplitPayment<C extends Currency = Currency> = {
  readonly amount: Money<C>;
  readonly split: Split<C>;
};

/** Returns `of` × `part` ÷ `whole`, rounded half up to a minor unit; 0 of nothing. */
const inProportion = (of: bigint, part: bigint, whole: bigint): bigint =>
  whole === 0n ? 0n : divideRounded(of * part, whole, 'halfUp');

/**
 * Splits everything that was given back of a payment so far, in proportion to the parts that its carrier, merchant and
 * provider got.
 *
 * The carrier's part rounds half up; the merchant's part of the rest rounds half up; what is left is the provider's. So each
 * part grows, and never shrinks, with the refunded total, and the whole payment gives back exactly the payment's parts.
 *
 * @throws RangeError when more than the payment was given back, or less than nothing.
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
  return { carrier, merchant, provider: subtractMoney(net, merchant), net };
}
