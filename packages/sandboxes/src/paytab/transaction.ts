import type { Payment, PaymentRefund, PaymentState } from '../payments/payment.ts';
import type { PaytabOptions } from './paytab-options.ts';

interface Result {
  response_status: string;
  response_code: string;
  response_message: string;
}

const authorised: Result = {
  response_status: 'A',
  response_code: 'G12345',
  response_message: 'Authorised',
};

const results: Readonly<Record<PaymentState, Result>> = {
  open: { response_status: 'P', response_code: '0', response_message: 'Pending' },
  paid: authorised,
  failed: { response_status: 'D', response_code: '05', response_message: 'Declined' },
  canceled: { response_status: 'E', response_code: '300', response_message: 'Cancelled by the customer' },
  expired: { response_status: 'X', response_code: '301', response_message: 'Expired' },
  partRefunded: authorised,
  refunded: authorised,
};

const failures = {
  declined: { response_code: '05', response_message: 'Do not honour' },
  noFunds: { response_code: '51', response_message: 'Insufficient funds' },
  expiredCard: { response_code: '54', response_message: 'Expired card' },
  wrongCode: { response_code: '310', response_message: '3DSecure rejected' },
};

export function resultOf({ state, failure }: Payment): Result {
  return { ...results[state], ...(failure && failures[failure]) };
}

const refundResults: Readonly<Record<PaymentRefund['state'], Result>> = {
  done: authorised,
  waiting: results.open,
  refused: { response_status: 'D', response_code: '316', response_message: 'Refund refused' },
};

/** Returns a sale in the format of PayTabs' callback and query. Amounts are texts in major units. */
export function saleOf(payment: Payment, { profileId }: PaytabOptions): Record<string, unknown> {
  const { settled, customer, currency } = payment;
  return {
    tran_ref: payment.reference,
    merchant_id: 31_000,
    profile_id: Number(profileId),
    cart_id: payment.merchantReference,
    cart_description: payment.description,
    cart_currency: currency,
    cart_amount: payment.amount,
    tran_currency: currency,
    tran_total: settled?.amount ?? payment.amount,
    tran_type: 'Sale',
    tran_class: 'ECom',
    customer_details: { name: customer.name, email: customer.email, phone: customer.mobile },
    payment_result: {
      ...resultOf(payment),
      transaction_time: settled?.at ?? payment.createdAt.toISOString(),
    },
    ...(settled && {
      payment_info: {
        payment_method: settled.scheme,
        card_type: 'Credit',
        card_scheme: settled.scheme,
        payment_description: `${settled.source.slice(0, 4)} ${settled.source.slice(4, 6)}## #### ${settled.source.slice(-4)}`,
      },
    }),
  };
}

/** Returns a refund, which is a transaction of its own at PayTabs. */
export function refundOf(
  payment: Payment,
  refund: PaymentRefund,
  options: PaytabOptions,
): Record<string, unknown> {
  return {
    ...saleOf(payment, options),
    tran_ref: refund.reference,
    previous_tran_ref: payment.reference,
    cart_id: refund.merchantReference,
    cart_amount: refund.amount,
    tran_total: refund.amount,
    tran_type: 'Refund',
    payment_result: { ...refundResults[refund.state], transaction_time: refund.at },
  };
}
