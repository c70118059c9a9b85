import { createHmac } from 'node:crypto';
import { jazzcashMessage } from '@daftar/domain';
import { equalSecret } from '../../security/equal-secret.ts';
import type { ProviderReply } from '../call-provider.ts';
import type { ProviderLink } from '../define-provider.ts';
import { type DigitJson, textOf } from '../json-digits.ts';
import { postJson } from '../post-json.ts';

export const JAZZCASH = 'JazzCash';

/** JazzCash accepts Pakistani rupees only. Amounts are in paisa. */
export const JAZZCASH_CURRENCY = 'PKR';

export interface JazzcashConnection extends ProviderLink {
  /** https://payments.jazzcash.com.pk, or the sandbox; without a trailing slash. */
  baseUrl: string;
  merchantId: string;
  password: string;
  /** Integrity salt: the key of the hashes. */
  salt: string;
  /** The merchant's own PIN, which refunds require. */
  mpin: string;
}

export type Fields = Record<string, DigitJson>;

/** Returns each field as text; '' for a field that is not a text or number. */
const textsOf = (fields: Fields): Record<string, string> =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, textOf(fields, name)]));

export const hashOf = (fields: Record<string, string>, salt: string): string =>
  createHmac('sha256', salt).update(jazzcashMessage(fields, salt)).digest('hex');

/** Tells whether the pp_SecureHash of a message matches its fields. */
export const isGenuine = (fields: Fields, salt: string): boolean =>
  equalSecret(hashOf(textsOf(fields), salt), textOf(fields, 'pp_SecureHash').toLowerCase());

/** Returns our reference number in JazzCash's format (pp_TxnRefNo): T and up to 19 digits. */
export const txnRefNo = (merchantRefNumber: string): string => `T${merchantRefNumber}`;

/** Returns fields with the merchant's credentials and the hash over all of them. */
export function signedFields(
  { merchantId, password, salt }: Pick<JazzcashConnection, 'merchantId' | 'password' | 'salt'>,
  fields: Record<string, string>,
): Record<string, string> {
  const all = { pp_MerchantID: merchantId, pp_Password: password, ...fields };
  return { ...all, pp_SecureHash: hashOf(all, salt).toUpperCase() };
}

/**
 * Posts signed fields. A response with a wrong hash is `unknown`, except one that rejects our hash or credentials, which need
 * not be signed.
 */
export async function askJazzcash(
  jazzcash: JazzcashConnection,
  path: string,
  fields: Record<string, string>,
): Promise<ProviderReply> {
  const { baseUrl, salt } = jazzcash;
  const reply = await postJson(`${baseUrl}${path}`, signedFields(jazzcash, fields), jazzcash);
  if (reply.kind === 'unknown' || isGenuine(reply.fields, salt)) return reply;
  const code = textOf(reply.fields, 'pp_ResponseCode');
  return rejectsCredentials(code)
    ? reply
    : { kind: 'unknown', httpStatus: reply.httpStatus, reason: `Wrong hash, code ${code.slice(0, 10)}` };
}

/** Tells whether a code rejects our hash or credentials. JazzCash may send it unsigned. */
export const rejectsCredentials = (code: string): boolean => code === '115' || code === '101';
