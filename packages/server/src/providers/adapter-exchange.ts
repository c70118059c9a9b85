import type { ProviderReply } from './call-provider.ts';
import type { ProviderExchange } from './exchange.ts';
import { redactFields } from './redact.ts';

/** Returns the redacted exchange of a request and its reply for the checkout logs. */
export function adapterExchange(
  provider: string,
  request: Record<string, unknown>,
  { kind: _, ...reply }: ProviderReply,
): ProviderExchange {
  return { provider, request: redactFields(request), response: redactFields(reply) };
}
