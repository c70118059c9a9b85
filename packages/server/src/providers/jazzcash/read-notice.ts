import { asFields, parseJsonDigits, textOf } from '../json-digits.ts';
import type { ProviderNotice, RawNotice } from '../notice.ts';
import { readForm } from '../read-form.ts';
import { type Fields, isGenuine, type JazzcashConnection } from './connection.ts';

type Account = Pick<JazzcashConnection, 'merchantId' | 'salt'>;

/**
 * Reads a notice (IPN), as JSON or as a form. The hash covers the values in the order of their names, but not the names: a field
 * that is renamed within its place keeps the hash. So JazzCash is asked for the status.
 */
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
    status: { state: 'unknown', reason: `A notice of code ${code.slice(0, 10)}` },
    tellsOfRefund: textOf(fields, 'pp_TxnType').toUpperCase().includes('REFUND'),
  };
}
