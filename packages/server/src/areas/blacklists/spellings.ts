import { type CallingCode, callingCodes, msisdnDigits, parseMsisdn } from '@daftar/domain';

/**
 * What a typed number may be on the blacklist as: the one msisdn that it is, or, where it is none of the country's, whatever
 * it could be of another. Who leaves the calling code out, or doubles a zero, is found all the same.
 */
export function spellingsOf(text: string, callingCode: CallingCode | undefined): string[] {
  const known = (callingCode && parseMsisdn(text, callingCode)) ?? parseMsisdn(text);
  if (known !== undefined) return [known];
  const bare = msisdnDigits(text).digits.replace(/^0+/, '');
  const guesses = callingCodes.flatMap((code) => parseMsisdn(bare, code) ?? []);
  return [...new Set([msisdnDigits(text).digits, bare, ...guesses])];
}
