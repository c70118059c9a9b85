import type { Answer } from '../../../contract/operation-types.ts';
import { storedResponse } from '../responses/stored-response.ts';
import type { AttemptRow } from '../store.ts';

type LastFailure = NonNullable<Answer<'getCheckoutSession'>['lastFailure']>;

/**
 * Words of the payment providers for each reason; the first match counts. The providers' codes differ, and notices often have
 * no code, but the words are similar.
 */
const reasons: readonly (readonly [LastFailure['code'], RegExp])[] = [
  ['no-money', /insufficient|low balance|not enough|not sufficient/],
  ['card-expired', /expired card|card (?:has )?expired/],
  ['wrong-code', /\b(?:bad|wrong|incorrect|invalid) (?:m?pin|otp|code)\b/],
  ['not-confirmed', /authentication failed/],
  ['canceled', /cancell?ed/],
  ['expired', /\bexpired\b|timed? ?out/],
  ['declined', /declined|do not honou?r|refused by/],
];

/** Returns the reason of a failure that an attempt stores; `unknown` when the provider's words do not say it. */
export const failureCode = (failure: string): LastFailure['code'] =>
  reasons.find(([, words]) => words.test(failure.toLowerCase()))?.[0] ?? 'unknown';

type EndedAttempt = Pick<AttemptRow, 'method' | 'status' | 'failure' | 'answer' | 'abandoned_at'>;

/**
 * Returns the words of an attempt's failure. easypaisa's status names no reason, but its response to the charge does; the
 * response with a next step is from before the failure.
 */
function wordsOf(attempt: EndedAttempt): string {
  const response = storedResponse(attempt);
  return `${attempt.failure ?? ''}\n${response && !response.step ? response.description : ''}`;
}

/**
 * Returns the newest attempt's failure, without the provider's words, for a customer who comes back to the session. Returns
 * nothing for an attempt that the customer abandoned.
 */
export function lastFailureOf(attempt: EndedAttempt | undefined): { lastFailure?: LastFailure } {
  if (!attempt || attempt.abandoned_at) return {};
  const { method: paymentMethod, status: state } = attempt;
  if (state === 'expired') return { lastFailure: { paymentMethod, state, code: 'expired' } };
  if (state === 'failed')
    return { lastFailure: { paymentMethod, state, code: failureCode(wordsOf(attempt)) } };
  return {};
}
