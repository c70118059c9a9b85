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

/** Returns the part of a response that the checkout logs store. */
export function loggedReply({ kind: _, ...reply }: ProviderReply): Record<string, unknown> {
  return reply;
}
