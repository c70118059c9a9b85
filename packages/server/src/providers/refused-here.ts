import type { ChargeAnswer } from './charge.ts';
import type { Asked } from './exchange.ts';

/** Returns the refusal of a charge that is not sent to the provider, because it would not take it. */
export const refusedHere = (provider: string, description: string): Asked<ChargeAnswer> => ({
  answer: { outcome: 'refused', code: '400', description },
  exchange: { provider, request: {}, response: { notAsked: description } },
});
