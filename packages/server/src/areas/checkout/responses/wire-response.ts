import type { NextStep } from '../../../providers/charge.ts';
import type { StoredResponse } from './stored-response.ts';

const SUCCESS = 200;

/**
 * Returns the payment provider's code and description as `statusCode` and `statusDescription` of the contract's `/mena`
 * responses.
 */
export const providerWords = ({ code, description }: StoredResponse) => ({
  statusCode: /^\d{1,5}$/.test(code) ? Number(code) : SUCCESS,
  statusDescription: description,
});

/** Returns the stored response's step, which must be of the given kind; throws otherwise. */
export function stepOf<Kind extends NextStep['kind']>(
  { step }: StoredResponse,
  kind: Kind,
): Extract<NextStep, { kind: Kind }> {
  if (step?.kind !== kind) throw new Error(`The response's step is ${step?.kind ?? 'absent'}, not ${kind}`);
  return step as Extract<NextStep, { kind: Kind }>;
}
