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

/** The parts of a payment that a refund takes from. */
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
  | 'refundable'
  | 'notRefundable'
>;

export type RefundEffect = {
  /** What can still be given back. */
  readonly left: Money;
  /** What is given back; undefined while it is no valid amount. */
  readonly amount: Money | undefined;
  /** What each party got of the payment. */
  readonly got: Split;
  /** What each party gives back with this refund; undefined without an amount. */
  readonly gives: Split | undefined;
};

/** Returns what each party got: the shares that the payment was booked with. */
function splitOf(payment: RefundablePayment, currency: Currency): { amount: Money; split: Split } {
  const amount = fromMajor(payment.amount, currency);
  const carrier = fromMajor(payment.carrierShareValue, currency);
  const merchant = fromMajor(payment.merchantShareValue ?? 0, currency);
  const net = subtractMoney(amount, carrier);
  return { amount, split: { carrier, merchant, provider: subtractMoney(net, merchant), net } };
}

/**
 * Returns what a refund does to each party's share, computed as the server does. An empty text stands for everything that is left.
 * Undefined in a currency that is not known here.
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
    ...{ left, got: split },
    amount: isValid ? typed : undefined,
    gives: isValid ? splitRefund({ amount: whole, split }, before, typed) : undefined,
  };
}
