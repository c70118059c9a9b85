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

/** The pattern of mobile numbers in each country, without the calling code. Source: the national numbering plans that ITU-T publishes. */
const nationalByCallingCode: Readonly<Record<CallingCode, RegExp>> = {
  '20': /^1[0125]\d{8}$/,
  '92': /^3\d{9}$/,
  '971': /^5[024568]\d{7}$/,
  '964': /^7\d{9}$/,
  '974': /^[3567]\d{7}$/,
  '966': /^5\d{8}$/,
  '965': /^(41|[569]\d)\d{6}$/,
  '973': /^(3\d|6[36])\d{6}$/,
  '968': /^[79]\d{7}$/,
  '44': /^7[1-57-9]\d{8}$/,
  // The North American plan does not tell mobile numbers from others.
  '1': /^[2-9]\d{2}[2-9]\d{6}$/,
  '60': /^1(1\d{8}|[02-9]\d{7})$/,
  '65': /^[89]\d{7}$/,
  '86': /^1[3-9]\d{9}$/,
};

const longestFirst = [...callingCodes].sort((a, b) => b.length - a.length);

/** Returns the digits of a typed or pasted number as ASCII, without an international prefix (+ or 00). */
export function msisdnDigits(text: string): { readonly digits: string; readonly international: boolean } {
  const typed = normaliseDigits(text).trim();
  const digits = typed.replace(/\D/g, '');
  if (typed.startsWith('+')) return { digits, international: true };
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
      (international || isNational(candidate, withoutZero(digits.slice(candidate.length)))),
  );
  return withoutZero(code ? digits.slice(code.length) : digits);
}

function withoutZero(digits: string): string {
  return digits.startsWith('0') ? digits.slice(1) : digits;
}

function isNational(code: CallingCode, national: string): boolean {
  return nationalByCallingCode[code].test(national);
}

/**
 * Parses a mobile number to its msisdn (calling code and national number, digits only); undefined if it is not one.
 *
 * `callingCode` is the chosen calling code; without it, the text must contain one.
 */
export function parseMsisdn(text: string, callingCode?: CallingCode): string | undefined {
  const { digits, international } = msisdnDigits(text);
  if (callingCode && !international && isNational(callingCode, withoutZero(digits))) {
    return callingCode + withoutZero(digits);
  }
  const code = longestFirst.find(
    (candidate) =>
      digits.startsWith(candidate) && isNational(candidate, withoutZero(digits.slice(candidate.length))),
  );
  if (!code || (callingCode && code !== callingCode)) return undefined;
  return code + withoutZero(digits.slice(code.length));
}

/**
 * Returns a number in a form that can be compared, for example with a blacklist: its msisdn, or its digits if it has
 * none.
 */
export function normaliseMsisdn(text: string, callingCode?: CallingCode): string {
  return parseMsisdn(text, callingCode) ?? parseMsisdn(text) ?? msisdnDigits(text).digits;
}

/** Spaces, dashes, brackets, dots, slashes, and the invisible characters that text copied from other apps contains. */
const separators = /[\s()./\p{Pd}\p{Cf}]/gu;

/** Tells whether a text has nothing but digits, the separators of phone numbers and a leading +. */
const hasOnlyDigits = (text: string): boolean =>
  /^\+?\d+$/.test(normaliseDigits(text).replaceAll(separators, ''));

/** Tells whether a text is a phone number of 6 to 15 digits without an international prefix, national or with calling code. */
export function isPhoneNumber(text: string): boolean {
  return hasOnlyDigits(text) && /^\d{6,15}$/.test(normaliseMsisdn(text));
}

/**
 * Parses a phone number of any country to its 7 to 15 digits with calling code (ITU-T E.164). Returns undefined if it
 * starts with 0, because then the calling code is missing, or if it is not a phone number.
 */
export function internationalMsisdn(text: string): string | undefined {
  const digits = normaliseMsisdn(text);
  return hasOnlyDigits(text) && /^[1-9]\d{6,14}$/.test(digits) ? digits : undefined;
}

/** Converts a customer's number to ASCII digits without blanks, dashes and brackets; a leading + remains. */
export function plainMobile(text: string): string {
  return normaliseDigits(text).replace(/[\s()-]/g, '');
}

/** Tells whether a text is a mobile number of 10 to 15 Latin, Arabic-Indic or Persian digits. */
export function isMobileNumber(text: string): boolean {
  return /^\+?\d{10,15}$/.test(plainMobile(text));
}

/** Tells whether a text is a calling code that a customer can choose. */
export function isCallingCode(text: unknown): text is CallingCode {
  return callingCodes.some((code) => code === text);
}
