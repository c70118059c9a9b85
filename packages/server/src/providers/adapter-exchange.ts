import type { ProviderReply } from './call-provider.ts';
import type { ProviderExchange } from './exchange.ts';
import { redactFields } from './redact.ts';

/** Returns a request and its response, redacted, for the checkout logs. */
export function adapterExchange(
  provider: string,
  request: Record<string, unknown>,
  { kind: _, ...reply }: ProviderReply,
): ProviderExchange {
  return { provider, request: redactFields(request), response: redactFields(reply) };
}
