import { type CallOptions, callProvider, type ProviderReply } from './call-provider.ts';

/** Posts a JSON body to a provider. */
export function postJson(
  url: string,
  body: Record<string, unknown>,
  options: CallOptions,
  headers: Record<string, string> = {},
): Promise<ProviderReply> {
  const all = { 'content-type': 'application/json', accept: 'application/json', ...headers };
  return callProvider(url, { method: 'POST', headers: all, body: JSON.stringify(body) }, options);
}
