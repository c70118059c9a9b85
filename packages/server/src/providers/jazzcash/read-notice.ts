import { equalSecret } from '../../security/equal-secret.ts';
import { asFields, parseJsonDigits, textOf } from '../json-digits.ts';
import type { ProviderNotice, RawNotice } from '../notice.ts';
import { readForm } from '../read-form.ts';
import { type Fields, hashOf, isGenuine, type JazzcashConnection } from './connection.ts';

type Account = Pick<JazzcashConnection, 'merchantId' | 'password' | 'salt'>;

/**
 * Reads a notice (IPN), as JSON or as a form, or the form with which the browser returns. A notice contains neither amount nor
 * currency. Its hash covers the values in the order of the field names, but not the names: renaming a field without changing
 * the order keeps the hash valid. So the status is always `unknown`, and the gateway must request it from JazzCash.
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
  const tellsOfRefund = textOf(fields, 'pp_TxnType').toUpperCase().includes('REFUND');
  const kind = tellsOfRefund ? 'refund' : code.slice(0, 10);
  return {
    merchantRefNumber: number,
    // The hash alone does not tell a notice of a refund from the same notice with a renamed field.
    dedupeKey: `${number}:${kind}:${textOf(fields, 'pp_SecureHash').toLowerCase()}`,
    status: { state: 'unknown', reason: `A notice of code ${code.slice(0, 10)}` },
    tellsOfRefund,
    mayTellOfRefund: true,
  };
}

/**
 * Tells whether the message is for our account. A notice contains the merchant's password but no merchant id; a return contains
 * the merchant id. Those that are present must be ours.
 */
function isForAccount(fields: Fields, { merchantId, password }: Account): boolean {
  const [id, secret] = [textOf(fields, 'pp_MerchantID'), textOf(fields, 'pp_Password')];
  return (id === '' || id === merchantId) && (secret === '' || equalSecret(secret, password));
}

/** Returns the signed response that JazzCash expects to a notice. */
export function noticeResponse(salt: string): Record<string, string> {
  const fields = { pp_ResponseCode: '000', pp_ResponseMessage: 'IPN received successfully' };
  return { ...fields, pp_SecureHash: hashOf(fields, salt).toUpperCase() };
}
