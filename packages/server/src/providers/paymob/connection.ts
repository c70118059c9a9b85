import { callProvider, type ProviderReply } from '../call-provider.ts';
import type { ProviderLink } from '../define-provider.ts';
import { textOf } from '../json-digits.ts';
import { postJson } from '../post-json.ts';

export const PAYMOB = 'Paymob';

export interface PaymobConnection extends ProviderLink {
  /** https://accept.paymob.com, or the sandbox; without a trailing slash. */
  baseUrl: string;
  publicKey: string;
  secretKey: string;
  apiKey: string;
  hmacSecret: string;
  /** Id of the merchant's integration for cards. */
  cardIntegration: string;
  /** Id of the merchant's integration for mobile wallets. */
  walletIntegration: string;
}

/** Sends a POST request, authorized by the secret key. */
export const postWithSecretKey = (
  paymob: PaymobConnection,
  path: string,
  body: Record<string, unknown>,
): Promise<ProviderReply> =>
  postJson(`${paymob.baseUrl}${path}`, body, paymob, { authorization: `Token ${paymob.secretKey}` });

/**
 * Exchanges the API key for a token, then sends the request with the token. The result is `unknown` when Paymob returns no
 * token.
 */
export async function requestWithToken(
  paymob: PaymobConnection,
  path: string,
  body?: Record<string, unknown>,
): Promise<ProviderReply> {
  const signIn = await postJson(`${paymob.baseUrl}/api/auth/tokens`, { api_key: paymob.apiKey }, paymob);
  if (signIn.kind === 'unknown') return signIn;
  const token = textOf(signIn.fields, 'token');
  if (token === '')
    return { kind: 'unknown', httpStatus: signIn.httpStatus, reason: `No token: HTTP ${signIn.httpStatus}` };
  const headers = { authorization: `Bearer ${token}` };
  if (body) return postJson(`${paymob.baseUrl}${path}`, body, paymob, headers);
  return callProvider(`${paymob.baseUrl}${path}`, { headers }, paymob);
}
