import {
  type Currency,
  compareMoney,
  fromMajor,
  isCurrency,
  type Money,
  parseMoney,
  type Split,
  splitRefund,
  subtractMoney,
} from '@daftar/domain';
import type { Transaction } from '@daftar/sdk';

/** The fields of a payment from which a refund is computed. */
export type RefundablePayment = Pick<
  Transaction,
  | '_id'
  | 'orderId'
  | 'amount'
  | 'currency'
  | 'refundedAmount'
  | 'refundPending'
  | 'carrierShareValue'
  | 'merchantShareValue'
  | 'waleeShareValue'
  | 'netAmount'
  | 'provider'
  | 'refundable'
  | 'notRefundable'
>;

export type RefundEffect = {
  /** The amount that can still be refunded. */
  readonly left: Money;
  /** The amount to refund; undefined while the text is not a valid amount. */
  readonly amount: Money | undefined;
  /** Whether the user is told the carrier's share. */
  readonly showsCarrier: boolean;
  /** Each party's share of the payment. */
  readonly got: Split;
  /** What each party pays back in this refund; undefined without an amount. */
  readonly gives: Split | undefined;
};

/** Returns the carrier's share. A merchant's users are not told it; it is what the net amount leaves of the amount. */
function carrierShareOf(
  { carrierShareValue, netAmount }: RefundablePayment,
  amount: Money,
  currency: Currency,
): Money {
  if (carrierShareValue !== undefined) return fromMajor(carrierShareValue, currency);
  return subtractMoney(amount, netAmount === undefined ? amount : fromMajor(netAmount, currency));
}

/** Returns each party's share as the payment was booked. */
function splitOf(payment: RefundablePayment, currency: Currency): { amount: Money; split: Split } {
  const amount = fromMajor(payment.amount, currency);
  const carrier = carrierShareOf(payment, amount, currency);
  const merchant = fromMajor(payment.merchantShareValue ?? 0, currency);
  const net = subtractMoney(amount, carrier);
  return { amount, split: { carrier, merchant, owner: subtractMoney(net, merchant), net } };
}

/**
 * Returns what a refund takes from each party's share, computed as the server does. An empty text means everything that can still
 * be refunded. Returns undefined for an unknown currency.
 */
export function refundEffect(payment: RefundablePayment, text: string): RefundEffect | undefined {
  const { currency } = payment;
  if (!isCurrency(currency)) return undefined;
  const { amount: whole, split } = splitOf(payment, currency);
  const before = fromMajor(payment.refundedAmount ?? 0, currency);
  const left = subtractMoney(subtractMoney(whole, before), fromMajor(payment.refundPending ?? 0, currency));
  const typed = text.trim() === '' ? left : parseMoney(text, currency);
  const isValid = typed !== undefined && typed.minor > 0n && compareMoney(typed, left) <= 0;
  return {
    left,
    showsCarrier: payment.carrierShareValue !== undefined,
    got: split,
    amount: isValid ? typed : undefined,
    gives: isValid ? splitRefund({ amount: whole, split }, before, typed) : undefined,
  };
}
