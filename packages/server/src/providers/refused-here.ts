import type { ChargeResult } from './charge.ts';
import type { CallResult } from './exchange.ts';

/** Returns a refusal of our own, for a charge that the provider would not accept. Nothing is sent to the provider. */
export const refusedHere = (provider: string, description: string): CallResult<ChargeResult> => ({
  result: { outcome: 'refused', code: '400', description },
  exchange: { provider, request: {}, response: { notAsked: description } },
});
