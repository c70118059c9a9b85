import * as v from 'valibot';
import { normaliseDigits } from '../text/digits.ts';
import { type Part, required } from './parts.ts';

type Words = { readonly missing: string; readonly notDigits: string };

/** Digits and nothing else, in any of our digits; 0–9 come out. */
export function digits({ missing, notDigits }: Words, longest: number): Part<string> {
  return required(
    v.pipe(
      v.string(missing),
      v.trim(),
      v.minLength(1, missing),
      v.transform(normaliseDigits),
      v.regex(/^\d+$/, notDigits),
      v.maxLength(longest, missing),
    ),
  );
}

/** A whole amount above 0 in major units, as digits without leading zeros; at most 12 of them. */
export function wholeAmount(words: Words): Part<string> {
  return required(
    v.pipe(
      digits(words, 64),
      v.transform((text) => text.replace(/^0+/, '')),
      v.minLength(1, words.missing),
      v.maxLength(12, words.missing),
    ),
  );
}
