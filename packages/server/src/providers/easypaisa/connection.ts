import type { ProviderReply } from '../call-provider.ts';
import type { ProviderLink } from '../define-provider.ts';
import { postJson } from '../post-json.ts';

export const EASYPAISA = 'easypaisa';

/** easypaisa accepts Pakistani rupees only. */
export const EASYPAISA_CURRENCY = 'PKR';

export interface EasypaisaConnection extends ProviderLink {
  /** https://easypay.easypaisa.com.pk, or the sandbox; without a trailing slash. */
  baseUrl: string;
  storeId: string;
  /** Number of the merchant's own account, which inquiries require. */
  accountNum: string;
  username: string;
  password: string;
}

export type EasypaisaCall = 'initiate-ma-transaction' | 'initiate-cc-transaction' | 'inquire-transaction';

export const urlOf = ({ baseUrl }: EasypaisaConnection, call: EasypaisaCall): string =>
  `${baseUrl}/easypay-service/rest/v4/${call}`;

/** Sends a POST request with our store id and the credentials. */
export function askEasypaisa(
  easypaisa: EasypaisaConnection,
  call: EasypaisaCall,
  body: Record<string, unknown>,
): Promise<ProviderReply> {
  const { storeId, username, password } = easypaisa;
  const credentials = Buffer.from(`${username}:${password}`).toString('base64');
  return postJson(urlOf(easypaisa, call), { storeId, ...body }, easypaisa, { credentials });
}
