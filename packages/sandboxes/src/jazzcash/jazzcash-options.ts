import { jazzcashMessage } from '@daftar/domain';
import { failingCards, payingCard } from '../cards/test-cards.ts';
import { equalSecret } from '../equal-secret.ts';
import { hmacHex } from '../hmac.ts';
import { textOf } from '../text-of.ts';

/** The gateway's account at the imitated JazzCash. */
export interface JazzcashOptions {
  merchantId: string;
  password: string;
  /** Integrity salt. */
  salt: string;
  /** The merchant's own PIN, which refunds of wallets require. */
  mpin: string;
}

export const JAZZCASH = 'jazzcash';

/** The test wallet of JazzCash's documentation, which pays at once. */
export const INSTANT_WALLET = '03123456789';

export const jazzcashCards = [
  payingCard('4111111111111111'),
  payingCard('5123456789012346'),
  ...failingCards,
];

/** The pp_ fields of a message. */
export type JazzcashFields = Record<string, string>;

/** Returns a request's fields as texts. */
export const fieldsOf = (body: unknown): JazzcashFields =>
  Object.fromEntries(Object.keys((body ?? {}) as object).map((name) => [name, textOf(body, name)]));

/** Returns the fields with their pp_SecureHash. */
export const signed = (fields: JazzcashFields, salt: string): JazzcashFields => ({
  ...fields,
  pp_SecureHash: hmacHex('sha256', salt, jazzcashMessage(fields, salt)).toUpperCase(),
});

/** Returns the error code for a wrong hash or wrong credentials; undefined if they are correct. */
export function refusalOf(fields: JazzcashFields, options: JazzcashOptions): string | undefined {
  const hash = hmacHex('sha256', options.salt, jazzcashMessage(fields, options.salt));
  if (!equalSecret(hash, (fields.pp_SecureHash ?? '').toLowerCase())) return '115';
  const isOurs = fields.pp_MerchantID === options.merchantId && fields.pp_Password === options.password;
  return isOurs ? undefined : '101';
}
