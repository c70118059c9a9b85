import { asFields, parseJsonDigits, textOf } from '../json-digits.ts';
import type { ProviderNotice, RawNotice } from '../notice.ts';
import { readForm } from '../read-form.ts';
import { type Fields, isGenuine, type JazzcashConnection } from './connection.ts';
import { paymentStatus } from './payment-status.ts';

type Account = Pick<JazzcashConnection, 'merchantId' | 'salt'>;

/** Reads a notice (IPN), as JSON or as a form. The hash covers all pp_ fields. */
export function readNotice(
  { headers, body }: RawNotice,
  { merchantId, salt }: Account,
): ProviderNotice | undefined {
  const isForm = String(headers['content-type']).startsWith('application/x-www-form-urlencoded');
  const fields: Fields | undefined = isForm
    ? readForm(body)
    : asFields(parseJsonDigits(Buffer.from(body).toString('utf8')));
  if (!fields || !isGenuine(fields, salt)) return undefined;
  const number = /^T(\d{1,19})$/.exec(textOf(fields, 'pp_TxnRefNo'))?.[1];
  if (number === undefined || textOf(fields, 'pp_MerchantID') !== merchantId) return undefined;
  const code = textOf(fields, 'pp_ResponseCode');
  return {
    merchantRefNumber: number,
    dedupeKey: `${number}:${code.slice(0, 10)}:${textOf(fields, 'pp_SecureHash').toLowerCase()}`,
    status: paymentStatus(code, fields),
    tellsOfRefund: textOf(fields, 'pp_TxnType').toUpperCase().includes('REFUND'),
  };
}
