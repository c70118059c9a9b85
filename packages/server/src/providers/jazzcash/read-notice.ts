import { equalSecret } from '../../security/equal-secret.ts';
import { asFields, parseJsonDigits, textOf } from '../json-digits.ts';
import type { ProviderNotice, RawNotice } from '../notice.ts';
import { readForm } from '../read-form.ts';
import { type Fields, hashOf, isGenuine, type JazzcashConnection } from './connection.ts';

type Account = Pick<JazzcashConnection, 'merchantId' | 'password' | 'salt'>;

/**
 * Reads a notice (IPN), as JSON or as a form, or the form with which the browser returns. Neither amount nor currency are in a
 * notice, and the hash covers the values in the order of their names, but not the names: a field that is renamed within its
 * place keeps the hash. So JazzCash is asked for the status.
 */
export function readNotice({ headers, body }: RawNotice, account: Account): ProviderNotice | undefined {
  const isForm = String(headers['content-type']).startsWith('application/x-www-form-urlencoded');
  const fields: Fields | undefined = isForm
    ? readForm(body)
    : asFields(parseJsonDigits(Buffer.from(body).toString('utf8')));
  if (!fields || !isGenuine(fields, account.salt) || !isForAccount(fields, account)) return undefined;
  const number = /^T(\d{1,19})$/.exec(textOf(fields, 'pp_TxnRefNo'))?.[1];
  if (number === undefined) return undefined;
  const code = textOf(fields, 'pp_ResponseCode');
  return {
    merchantRefNumber: number,
    dedupeKey: `${number}:${code.slice(0, 10)}:${textOf(fields, 'pp_SecureHash').toLowerCase()}`,
    status: { state: 'unknown', reason: `A notice of code ${code.slice(0, 10)}` },
    tellsOfRefund: textOf(fields, 'pp_TxnType').toUpperCase().includes('REFUND'),
  };
}

/** A notice names the merchant's password and no merchant; a return names the merchant. What is named must be ours. */
function isForAccount(fields: Fields, { merchantId, password }: Account): boolean {
  const [id, secret] = [textOf(fields, 'pp_MerchantID'), textOf(fields, 'pp_Password')];
  return (id === '' || id === merchantId) && (secret === '' || equalSecret(secret, password));
}

/** Returns the answer that JazzCash expects to a notice, signed. */
export function noticeAnswer(salt: string): Record<string, string> {
  const fields = { pp_ResponseCode: '000', pp_ResponseMessage: 'IPN received successfully' };
  return { ...fields, pp_SecureHash: hashOf(fields, salt).toUpperCase() };
}
