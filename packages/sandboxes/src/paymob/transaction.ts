import { fromMajor } from '@daftar/domain';
import type { Payment, PaymentRefund } from '../payments/payment.ts';
import { givenBack } from '../payments/refund.ts';
import type { PaymobOptions } from './paymob-options.ts';

const OWNER = 302_852;

const messages = {
  declined: 'Do not honour',
  noFunds: 'Insufficient funds',
  expiredCard: 'Expired card',
  wrongCode: 'Authentication failed',
};

/** Formats an instant as Paymob does: in Cairo's winter time, with microseconds. */
const cairoTime = (at: Date): string =>
  new Date(at.getTime() + 2 * 3_600_000).toISOString().replace('Z', '345+02:00');

const cents = (amount: string, { currency }: Payment): bigint => fromMajor(amount, currency).minor;

/** Returns a payment's transaction. Its numbers are bigints, because the transaction's id is above 2^53. */
export function transactionOf(payment: Payment, options: PaymobOptions): Record<string, unknown> {
  const { state, trial, settled, failure, extra } = payment;
  const isPaid = ['paid', 'partRefunded', 'refunded'].includes(state);
  const isCard = payment.method === 'CARD';
  return {
    id: BigInt(extra.transaction ?? '0'),
    pending: state === 'open',
    amount_cents: cents(settled?.amount ?? payment.amount, payment),
    success: isPaid,
    is_auth: false,
    is_capture: false,
    is_standalone_payment: true,
    is_voided: false,
    is_refunded: state === 'refunded',
    is_refund: false,
    is_3d_secure: isCard,
    integration_id: Number(isCard ? options.cardIntegration : options.walletIntegration),
    has_parent_transaction: false,
    parent_transaction: null,
    order: { id: BigInt(payment.reference), merchant_order_id: payment.merchantReference },
    created_at: cairoTime(payment.createdAt),
    currency: payment.currency,
    source_data: {
      pan: (settled?.source ?? trial?.source ?? payment.customer.mobile).slice(isCard ? -4 : 0),
      type: isCard ? 'card' : 'wallet',
      sub_type: isCard ? (settled?.scheme ?? trial?.scheme ?? 'MasterCard') : 'wallet',
    },
    error_occured: state === 'failed',
    refunded_amount_cents: givenBack({
      ...payment,
      refunds: payment.refunds.filter((one) => one.state === 'done'),
    }).minor,
    owner: OWNER,
    data: { message: failure ? messages[failure] : isPaid ? 'Approved' : '' },
  };
}

/** Returns a refund, which is a transaction of its own whose parent is the payment's transaction. */
export function refundTransactionOf(
  payment: Payment,
  refund: PaymentRefund,
  options: PaymobOptions,
): Record<string, unknown> {
  return {
    ...transactionOf(payment, options),
    id: BigInt(refund.reference),
    pending: refund.state === 'waiting',
    success: refund.state === 'done',
    amount_cents: cents(refund.amount, payment),
    is_refund: true,
    is_refunded: false,
    has_parent_transaction: true,
    parent_transaction: BigInt(payment.extra.transaction ?? '0'),
    created_at: cairoTime(new Date(refund.at)),
    refunded_amount_cents: 0,
  };
}
