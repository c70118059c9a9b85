import { normaliseMsisdn } from '@daftar/domain';
import { contains } from './condition.ts';

/** The shortest text that is looked for as a whole number in another spelling. */
const NUMBER_DIGITS = 7;

/**
 * What a mobile number is searched by, for LIKE: the text as it was typed and, where it is a number in another spelling
 * (+20…, 0020…, with gaps, in Arabic digits), the one that is kept. A text with letters is no number.
 */
export function numberPatterns(text: string): string[] {
  const typed = contains(text);
  const number = normaliseMsisdn(text);
  const isSpelling = number !== text && number.length >= NUMBER_DIGITS && !/\p{L}/u.test(text);
  return isSpelling ? [typed, contains(number)] : [typed];
}
