import { montyCallbackMessage } from '@daftar/domain';
import type { NoticeDraft } from '../notices/notice.ts';
import type { Payment, PaymentState } from '../payments/payment.ts';
import { latestRefund } from '../payments/refund.ts';
import { type MontyOptions, montyHash } from './monty-options.ts';

/** MontyPay's names for a payment's state. */
export const orderStatuses: Readonly<Record<PaymentState, string>> = {
  open: 'prepare',
  paid: 'settled',
  failed: 'decline',
  canceled: 'decline',
  expired: 'decline',
  partRefunded: 'settled',
  refunded: 'refund',
};

const reasons = {
  declined: 'Declined by the issuer',
  noFunds: 'Insufficient funds',
  expiredCard: 'Expired card',
  wrongCode: '3DS verification failed',
};

/** The signed fields of an order: the amount is a text in major units with the currency's decimals. */
export const orderOf = ({ merchantReference, settled, amount, currency, description }: Payment) => ({
  number: merchantReference,
  amount: settled?.amount ?? amount,
  currency,
  description,
});

/** Returns the callback, a form that is sent only once. MontyPay expects the response OK. */
export function callbackOf(payment: Payment, forged: boolean, { password }: MontyOptions): NoticeDraft {
  const order = orderOf(payment);
  const isRefund = latestRefund(payment) !== undefined;
  const isOpen = payment.state === 'open';
  const fields = {
    id: payment.reference,
    order_number: order.number,
    order_amount: order.amount,
    order_currency: order.currency,
    order_description: order.description,
    order_status: isRefund ? 'refund' : orderStatuses[payment.state],
    type: isRefund ? 'refund' : isOpen ? '3ds' : 'sale',
    status: isOpen ? 'waiting' : isRefund || payment.state === 'paid' ? 'success' : 'fail',
    ...(payment.failure && { reason: reasons[payment.failure] }),
    customer_name: payment.customer.name,
    customer_email: payment.customer.email,
    ...(payment.settled && { card: payment.settled.source }),
    date: (payment.settled ? new Date(payment.settled.at) : payment.createdAt)
      .toISOString()
      .slice(0, 19)
      .replace('T', ' '),
    hash: montyHash(montyCallbackMessage(payment.reference, order, forged ? 'a wrong password' : password)),
  };
  return {
    label: `${fields.type} ${fields.status}`,
    url: payment.noticeUrl,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
    mostAttempts: 1,
    expects: 'OK',
  };
}
