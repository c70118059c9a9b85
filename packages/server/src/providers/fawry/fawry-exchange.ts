import type { ProviderReply } from '../call-provider.ts';
import type { ProviderExchange } from '../exchange.ts';
import { redactFields } from '../redact.ts';

export const FAWRY = 'Fawry';

export const fawryExchange = (
  request: Record<string, unknown>,
  response: Record<string, unknown>,
): ProviderExchange => ({
  provider: FAWRY,
  request: redactFields(request),
  response: redactFields(response),
});

/** Returns the part of a reply that is stored in the checkout logs. */
export function loggedReply({ kind: _, ...reply }: ProviderReply): Record<string, unknown> {
  return reply;
}
