import { createHash } from 'node:crypto';
import type { ProviderReply } from '../call-provider.ts';
import type { ProviderLink } from '../define-provider.ts';
import { postJson } from '../post-json.ts';

export const MONTYPAY = 'Monty';

export interface MontypayConnection extends ProviderLink {
  /** https://checkout.montypay.com, or the sandbox; without a trailing slash. */
  baseUrl: string;
  merchantKey: string;
  password: string;
}

/** Returns MontyPay's hash of a message: sha1 in hexadecimal of the md5 in lower-case hexadecimal. */
export const montypayHash = (message: string): string =>
  createHash('sha1').update(createHash('md5').update(message).digest('hex')).digest('hex');

/** Sends a POST request with the merchant's key and the hash of the message. */
export const askMontypay = (
  montypay: MontypayConnection,
  path: string,
  body: Record<string, unknown>,
  message: string,
): Promise<ProviderReply> =>
  postJson(
    `${montypay.baseUrl}${path}`,
    { merchant_key: montypay.merchantKey, ...body, hash: montypayHash(message) },
    montypay,
  );
