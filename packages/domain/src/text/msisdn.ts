import { normaliseDigits } from './digits.ts';

/** Calling codes that the page of a payment link and Monty's page offer. Source: checkout specification, section 5. */
export const linkCallingCodes = ['20', '92', '971', '964', '974'] as const;

/** Calling codes that a customer can pick: those, and the rest of the Gulf. */
export const callingCodes = [...linkCallingCodes, '966', '965', '973', '968'] as const;
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
};

const longestFirst = [...callingCodes].sort((a, b) => b.length - a.length);

/** Keeps the digits of a typed or pasted number, as ASCII, and drops an international prefix (+ or 00). */
export function msisdnDigits(text: string): { readonly digits: string; readonly international: boolean } {
  const typed = normaliseDigits(text).trim();
  const digits = typed.replace(/\D/g, '');
  if (typed.startsWith('+')) return { digits, international: true };
  return digits.startsWith('00')
    ? { digits: digits.slice(2), international: true }
    : { digits, international: false };
}

/**
 * The national part of a number for a field beside a prefix: a known calling code comes off once, longest first, then
 * one leading 0.
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
 * Reads a mobile number as its msisdn (calling code and national number, digits only); undefined when it is none.
 *
 * `callingCode` is the picked prefix; without it the text must carry one.
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

/** One spelling for comparing numbers, as with a blacklist: the msisdn where it is one, else its digits. */
export function normaliseMsisdn(text: string, callingCode?: CallingCode): string {
  return parseMsisdn(text, callingCode) ?? parseMsisdn(text) ?? msisdnDigits(text).digits;
}

/**
 * Reads a number of any country as its digits with the calling code, 7 to 15 of them (ITU-T E.164); undefined when it
 * starts with 0, and so lacks its country, or is none.
 */
export function internationalMsisdn(text: string): string | undefined {
  const digits = normaliseMsisdn(text);
  return /^[1-9]\d{6,14}$/.test(digits) ? digits : undefined;
}

/** Writes a customer's number in ASCII digits without blanks, dashes and brackets; the + it was typed with stays. */
export function plainMobile(text: string): string {
  return normaliseDigits(text).replace(/[\s()-]/g, '');
}

/** Tells whether a text is a mobile number of 10 to 15 digits, in any of our scripts. */
export function isMobileNumber(text: string): boolean {
  return /^\+?\d{10,15}$/.test(plainMobile(text));
}

/** Tells whether a text is a calling code that a customer can pick. */
export function isCallingCode(text: unknown): text is CallingCode {
  return callingCodes.some((code) => code === text);
}
