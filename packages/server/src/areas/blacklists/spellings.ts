import { type CallingCode, callingCodes, msisdnDigits, normaliseMsisdn, parseMsisdn } from '@daftar/domain';

/**
 * Returns the msisdns (numbers with calling code, digits only) that a typed number may mean. A text that is not a valid number
 * of the country is tried with every calling code. So leaving out the calling code or doubling a zero does not avoid the
 * blacklist.
 */
export function spellingsOf(text: string, callingCode: CallingCode | undefined): string[] {
  const known = (callingCode && parseMsisdn(text, callingCode)) ?? parseMsisdn(text);
  if (known !== undefined) return [known];
  const bare = msisdnDigits(text).digits.replace(/^0+/, '');
  const guesses = callingCodes.flatMap((code) => parseMsisdn(bare, code) ?? []);
  return [...new Set([msisdnDigits(text).digits, bare, normaliseMsisdn(`+${bare}`), ...guesses])];
}
