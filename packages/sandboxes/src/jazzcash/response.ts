import { fromMajor } from '@daftar/domain';
import type { Payment } from '../payments/payment.ts';
import { type JazzcashFields, type JazzcashOptions, signed } from './jazzcash-options.ts';

const texts: Readonly<Record<string, string>> = {
  '000': 'Thank you for Using JazzCash, your transaction was successful.',
  '101': 'Invalid merchant credentials.',
  '110': 'Value for a field is not valid.',
  '115': 'Invalid hash received.',
  '121': 'Transaction has been marked confirmed by Merchant.',
  '157': 'Transaction is pending. Please confirm on your phone.',
  '199': 'System error',
  '999': 'Transaction failed.',
  '200': 'Transaction approved – No record found.',
  '118': 'Insufficient funds.',
  '134': 'Transaction has been timed out.',
  '195': 'Wrong PIN.',
};

const failures = { declined: '999', noFunds: '118', expiredCard: '999', wrongCode: '195' };

/** Returns JazzCash's code for a payment's state. */
export function codeOf({ state, failure }: Payment): string {
  if (state === 'open') return '157';
  if (state === 'expired') return '134';
  if (state === 'failed') return failures[failure ?? 'declined'];
  return state === 'canceled' ? '999' : '000';
}

/** Returns a signed answer with this code. */
export const answerOf = (code: string, fields: JazzcashFields, { salt }: JazzcashOptions): JazzcashFields =>
  signed({ ...fields, pp_ResponseCode: code, pp_ResponseMessage: texts[code] ?? 'Failed' }, salt);

/** The fields of every message about a payment. The amount is in paisa. */
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
