import { mobilePlans, trunkZeroCodes } from '../generated/phone-plans.ts';
import { normaliseDigits } from './digits.ts';

/** Calling codes that the checkout specification names (section 5). */
export const specifiedCallingCodes = ['20', '92', '971', '964', '974'] as const;
const gulfCodes = ['966', '965', '973', '968'] as const;

/**
 * Calling codes that a customer can choose: those of the specification, the other Gulf countries', and
 * those of the other countries in `countries`.
 */
export const callingCodes = [...specifiedCallingCodes, ...gulfCodes, '44', '1', '60', '65', '86'] as const;
export type CallingCode = (typeof callingCodes)[number];

/** Numbering plans of libphonenumber. Google keeps them up to date, so new ranges come with an update of the package. */
const plans: Readonly<Record<CallingCode, RegExp>> = mobilePlans;

const longestFirst = [...callingCodes].sort((a, b) => b.length - a.length);

/** Full-width signs and digits of other scripts become ASCII; invisible characters that come along when copied are removed. */
const plainText = (text: string): string =>
  normaliseDigits(text.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .trim();

/** Returns the digits of a typed or pasted number as ASCII, without an international prefix (+ or 00). */
export function msisdnDigits(text: string): { readonly digits: string; readonly international: boolean } {
  const typed = plainText(text);
  const digits = typed.replace(/\D/g, '');
  if (/^\D*\+/.test(typed)) return { digits, international: true };
  return digits.startsWith('00')
    ? { digits: digits.slice(2), international: true }
    : { digits, international: false };
}

/**
 * Returns the national part of a number, for a field beside the calling code: removes one known calling code, the
 * longest that matches, then one leading 0.
 */
export function stripMsisdnPrefix(text: string): string {
  const { digits, international } = msisdnDigits(text);
  const code = longestFirst.find(
    (candidate) =>
      digits.startsWith(candidate) &&
      (international || nationalOf(candidate, digits.slice(candidate.length)) !== undefined),
  );
  return withoutZero(code ? digits.slice(code.length) : digits);
}

function withoutZero(digits: string): string {
  return digits.startsWith('0') ? digits.slice(1) : digits;
}

/** Returns the national number without the trunk prefix: 0, and in North America 1. Returns undefined if it is no mobile number. */
function nationalOf(code: CallingCode, digits: string): string | undefined {
  const isNorthAmerican = code === '1' && /^1\d{10}$/.test(digits);
  const national = isNorthAmerican ? digits.slice(1) : withoutZero(digits);
  return plans[code].test(national) ? national : undefined;
}

/**
 * Parses a mobile number to its msisdn (calling code and national number, digits only); undefined if it is not one.
 *
 * `callingCode` is the chosen calling code; without it, the text must contain one.
 */
export function parseMsisdn(text: string, callingCode?: CallingCode): string | undefined {
  const { digits, international } = msisdnDigits(text);
  const chosen = callingCode && !international ? nationalOf(callingCode, digits) : undefined;
  if (callingCode && chosen !== undefined) return callingCode + chosen;
  const code = longestFirst.find((candidate) => digits.startsWith(candidate));
  if (!code || (callingCode && code !== callingCode)) return undefined;
  const national = nationalOf(code, digits.slice(code.length));
  return national === undefined ? undefined : code + national;
}

/** National numbers have at most so many digits, so a longer one without + or 00 has a calling code, too. */
const LONGEST_NATIONAL = 10;

/** Removes zeros after a calling code, where they belong to numbers within the country only. */
function withoutTrunkZeros(text: string): string {
  const { digits, international } = msisdnDigits(text);
  if (!international && digits.length <= LONGEST_NATIONAL) return digits;
  const codes = [...callingCodes, ...trunkZeroCodes.split(' ')];
  const code = codes.find((candidate) => digits.startsWith(`${candidate}0`));
  return code ? code + digits.slice(code.length).replace(/^0+/, '') : digits;
}

/**
 * Returns a number in a form that can be compared, for example with a blacklist: its msisdn, or its digits if it has
 * none. In both, a 0 that only belongs before the national number is removed after the calling code.
 */
export function normaliseMsisdn(text: string, callingCode?: CallingCode): string {
  return parseMsisdn(text, callingCode) ?? parseMsisdn(text) ?? withoutTrunkZeros(text);
}

/** Spaces, dashes, brackets, dots and slashes. */
const separators = /[\s()./\p{Pd}]/gu;

/** Tells whether a text has nothing but digits, the separators of phone numbers and a leading +. */
const hasOnlyDigits = (text: string): boolean => /^\+?\d+$/.test(plainMobile(text));

/** Tells whether a text is a phone number of 6 to 15 digits without an international prefix, national or with calling code. */
export function isPhoneNumber(text: string): boolean {
  return hasOnlyDigits(text) && /^\d{6,15}$/.test(msisdnDigits(text).digits);
}

/**
 * Parses a phone number of any country to its 7 to 15 digits with calling code (ITU-T E.164). Returns undefined if it
 * starts with 0, because then the calling code is missing, or if it is not a phone number.
 */
export function internationalMsisdn(text: string): string | undefined {
  const digits = normaliseMsisdn(text);
  return hasOnlyDigits(text) && /^[1-9]\d{6,14}$/.test(digits) ? digits : undefined;
}

/** Converts a customer's number to ASCII digits without separators; a leading + remains. */
export function plainMobile(text: string): string {
  return plainText(text).replaceAll(separators, '');
}

/** Tells whether a text is a mobile number of 10 to 15 Latin, Arabic-Indic or Persian digits. */
export function isMobileNumber(text: string): boolean {
  return /^\+?\d{10,15}$/.test(plainMobile(text));
}

/** Tells whether a text is a calling code that a customer can choose. */
export function isCallingCode(text: unknown): text is CallingCode {
  return callingCodes.some((code) => code === text);
}

const longest = 11;

/**
 * Formats a phone number while it is typed, '999 999 99999': at most 11 ASCII digits in groups, without other
 * characters.
 */
export function groupPhone(text: string): string {
  const digits = normaliseDigits(text).replace(/\D/g, '').slice(0, longest);
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter((group) => group !== '').join(' ');
}
