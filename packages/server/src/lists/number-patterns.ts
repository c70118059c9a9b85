import { normaliseMsisdn } from '@daftar/domain';
import { contains } from './condition.ts';

/** Shorter numbers are searched only as typed. */
const NUMBER_DIGITS = 7;

/**
 * Returns the LIKE patterns for a search by mobile number: the text as typed and, when it is a number in another format
 * (+20…, 0020…, with gaps, in Arabic digits), the stored format. A text with letters is not a number.
 */
export function numberPatterns(text: string): string[] {
  const typed = contains(text);
  const number = normaliseMsisdn(text);
  const isSpelling = number !== text && number.length >= NUMBER_DIGITS && !/\p{L}/u.test(text);
  return [...new Set(isSpelling ? [typed, contains(number)] : [typed])];
}
