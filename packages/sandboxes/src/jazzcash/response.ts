import { fromMajor } from '@daftar/domain';
import type { Payment } from '../payments/payment.ts';
import { type JazzcashFields, type JazzcashOptions, signed } from './jazzcash-options.ts';

const texts: Readonly<Record<string, string>> = {
  '000': 'Thank you for Using JazzCash, your transaction was successful.',
  '004': 'Low balance',
  '024': 'Bad PIN',
  '101': 'Invalid merchant credentials.',
  '109': 'Transaction does not exist',
  '110': 'Value for a field is not valid.',
  '115': 'Invalid hash received.',
  '121': 'Transaction has been marked confirmed by Merchant.',
  '157': 'Transaction is pending. Please confirm on your phone.',
  '199': 'System error',
  '999': 'Transaction failed.',
  '116': 'Transaction Expired',
};

const failures = { declined: '999', noFunds: '004', expiredCard: '999', wrongCode: '024' };

/** Returns JazzCash's response code for a payment's state. */
export function codeOf({ state, failure }: Payment): string {
  if (state === 'open') return '157';
  if (state === 'expired') return '116';
  if (state === 'failed') return failures[failure ?? 'declined'];
  return state === 'canceled' ? '999' : '000';
}

/** Returns a signed response with this code. */
export const responseOf = (code: string, fields: JazzcashFields, { salt }: JazzcashOptions): JazzcashFields =>
  signed({ ...fields, pp_ResponseCode: code, pp_ResponseMessage: texts[code] ?? 'Failed' }, salt);

/** The fields that all messages about a payment have. The amount is in paisa. */
export const paymentFields = (payment: Payment, { merchantId }: JazzcashOptions): JazzcashFields => ({
  pp_Version: '2.0',
  pp_TxnType: payment.method,
  pp_Language: 'EN',
  pp_MerchantID: merchantId,
  pp_Amount: String(fromMajor(payment.settled?.amount ?? payment.amount, payment.currency).minor),
  pp_TxnCurrency: payment.currency,
  pp_TxnRefNo: payment.merchantReference,
  pp_RetreivalReferenceNo: payment.reference,
  pp_BillReference: payment.extra.bill ?? '',
  pp_AuthCode: payment.settled?.receipt ?? '',
});

/**
 * Returns JazzCash's code for a payment in inquiries and notices, in which a completed payment has 121 instead of 000.
 */
export const inquiryCodeOf = (payment: Payment): string => {
  const code = codeOf(payment);
  return code === '000' ? '121' : code;
};

/** The fields of a notice (IPN). It has the merchant's password, but no merchant id, amount or currency. */
export const noticeFields = (payment: Payment, { password }: JazzcashOptions): JazzcashFields => ({
  pp_Version: '2.0',
  pp_TxnType: payment.method,
  pp_BankID: '',
  pp_Password: password,
  pp_TxnRefNo: payment.merchantReference,
  pp_TxnDateTime: karachiTime(payment.createdAt),
  pp_AuthCode: payment.settled?.receipt ?? '',
  pp_RetreivalReferenceNo: payment.reference,
});

/** The fields of an inquiry's response (version 2.0), which spells the retrieval reference correctly. */
export function inquiryFields(payment: Payment, options: JazzcashOptions): JazzcashFields {
  const { pp_RetreivalReferenceNo = '', ...fields } = paymentFields(payment, options);
  return {
    ...fields,
    pp_RetrievalReferenceNo: pp_RetreivalReferenceNo,
    pp_PaymentResponseCode: inquiryCodeOf(payment),
    pp_PaymentResponseMessage: texts[inquiryCodeOf(payment)] ?? 'Failed',
  };
}

const FIVE_HOURS_MS = 5 * 3_600_000;

/** yyyyMMddHHmmss in Karachi. */
const karachiTime = (at: Date): string =>
  new Date(at.getTime() + FIVE_HOURS_MS).toISOString().replace(/\D/g, '').slice(0, 14);
