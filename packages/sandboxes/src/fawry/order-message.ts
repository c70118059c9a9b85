import { randomUUID } from 'node:crypto';
import { fawryNotificationMessage, fromMajor, toDecimalString, toMajorNumber } from '@daftar/domain';
import type { Payment, PaymentState } from '../payments/payment.ts';
import { fawrySignature } from './fawry-signature.ts';

export const orderStatuses: Readonly<Record<PaymentState, string>> = {
  open: 'UNPAID',
  paid: 'PAID',
  failed: 'FAILED',
  canceled: 'CANCELED',
  expired: 'EXPIRED',
  partRefunded: 'PARTIAL_REFUNDED',
  refunded: 'REFUNDED',
};

const failureReasons = {
  declined: 'Declined by the issuing bank',
  noFunds: 'Insufficient funds',
  expiredCard: 'Expired card',
  wrongCode: '3-D Secure authentication failed',
};

/** Returns the signed body of a notification V2. A status response has the same body. */
export function orderMessage(payment: Payment, secureKey: string): Record<string, unknown> {
  const { settled, customer, currency, failure } = payment;
  const paymentAmount = fromMajor(settled?.amount ?? payment.amount, currency);
  const orderAmount = fromMajor(payment.amount, currency);
  const signed = {
    fawryRefNumber: payment.reference,
    merchantRefNumber: payment.merchantReference,
    orderStatus: orderStatuses[payment.state],
    paymentMethod: payment.method,
    paymentRefrenceNumber: payment.state === 'open' ? '' : (settled?.receipt.slice(0, 6) ?? ''),
  };
  const amounts = {
    paymentAmount: toDecimalString(paymentAmount),
    orderAmount: toDecimalString(orderAmount),
  };
  return {
    requestId: randomUUID().replaceAll('-', ''),
    ...signed,
    customerName: customer.name,
    customerMobile: customer.mobile,
    customerMail: customer.email,
    customerMerchantId: customer.profile,
    paymentAmount: toMajorNumber(paymentAmount),
    orderAmount: toMajorNumber(orderAmount),
    fawryFees: toMajorNumber(fromMajor(settled?.fees ?? '0', currency)),
    ...(settled && { paymentTime: Date.parse(settled.at) }),
    ...(failure && { failureErrorCode: '9902', failureReason: failureReasons[failure] }),
    orderExpiryDate: payment.expiresAt.getTime(),
    orderItems: [{ itemCode: payment.merchantReference, price: toMajorNumber(orderAmount), quantity: 1 }],
    messageSignature: fawrySignature(fawryNotificationMessage({ ...signed, ...amounts }, secureKey)),
  };
}
