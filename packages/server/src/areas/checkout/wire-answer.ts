import type { NextStep } from '../../providers/charge.ts';
import type { KeptAnswer } from './kept-answer.ts';

const SUCCESS = 200;

/**
 * Returns the payment provider's code and description as `statusCode` and `statusDescription` of the contract's `/mena`
 * responses.
 */
export const providerWords = ({ code, description }: KeptAnswer) => ({
  statusCode: /^\d{1,5}$/.test(code) ? Number(code) : SUCCESS,
  statusDescription: description,
});

/** Returns the step of an answer of the given kind; throws when the answer has another one. */
export function stepOf<Kind extends NextStep['kind']>(
  { step }: KeptAnswer,
  kind: Kind,
): Extract<NextStep, { kind: Kind }> {
  if (step?.kind !== kind) throw new Error(`The answer's step is ${step?.kind ?? 'absent'}, not ${kind}`);
  return step as Extract<NextStep, { kind: Kind }>;
}
