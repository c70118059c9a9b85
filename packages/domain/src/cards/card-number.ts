import { normaliseDigits } from '../text/digits.ts';

/** Length of the longest card number of any supported brand. */
export const longestCardNumber = 16;

/**
 * Converts a typed or pasted card number to ASCII digits, without blanks, hyphens and invisible characters.
 *
 * All other characters remain, so that the validator rejects them.
 */
export function cardDigits(text: string): string {
  return normaliseDigits(text).replace(/[\s\p{Pd}\p{Cf}]/gu, '');
}

/** Returns the digits of a typed card number, cut to the length of the longest card number. */
export function typedCardDigits(text: string): string {
  return normaliseDigits(text).replace(/\D/g, '').slice(0, longestCardNumber);
}

/**
 * Tells whether the last digit is the check digit of the other digits (Luhn, ISO/IEC 7812-1). Takes ASCII digits only.
 */
export function passesLuhn(digits: string): boolean {
  if (!/^\d+$/.test(digits)) return false;
  let sum = 0;
  for (let fromEnd = 0; fromEnd < digits.length; fromEnd += 1) {
    const digit = Number(digits[digits.length - 1 - fromEnd]);
    const weighed = fromEnd % 2 === 0 ? digit : digit * 2;
    sum += weighed > 9 ? weighed - 9 : weighed;
  }
  return sum % 10 === 0;
}

export type CardNumber = { readonly digits: string; readonly brand: CardBrand };

/**
 * Parses a card number in Latin, Arabic-Indic or Persian digits, with or without blanks. Returns undefined if the
 * prefix is unknown, the length is wrong or the check digit is wrong.
 */
export function parseCardNumber(text: string): CardNumber | undefined {
  const digits = cardDigits(text);
  const brand = detectBrand(digits);
  if (!brand || digits.length !== cardBrands[brand].length || !passesLuhn(digits)) return undefined;
  return { digits, brand };
}

/** Returns the length of a card's CVV: that of its brand, or three while the brand is unknown. */
export function cvvLengthOf(cardNumber: string): number {
  const brand = detectBrand(cardNumber);
  return brand ? cardBrands[brand].cvvLength : 3;
}

/**
 * Groups a complete or partly typed card number as the brand prints it: 4 4 4 4, American Express 4 6 5, Diners Club 4
 * 6 4.
 */
export function groupCardNumber(text: string): string {
  const typed = typedCardDigits(text);
  const brand = cardBrands[detectBrand(typed) ?? 'visa'];
  const digits = typed.slice(0, brand.length);
  const groups: string[] = [];
  let at = 0;
  for (const size of brand.groups) {
    if (at < digits.length) groups.push(digits.slice(at, at + size));
    at += size;
  }
  return groups.join(' ');
}

/** Prefixes of mada cards, as acquirers in Saudi Arabia publish them; most lie inside Visa's or Mastercard's ranges. */
const madaPrefixes = `
  400861 401757 407197 407395 409201 410685 417633 419593 422817-422819 428331 428671-428673 431361 432328 434107
  439954 440533 440647 440795 445564 446393 446404 446672 455036 455708 457865 458456 462220 468540-468543
  483010-483012 484783 486094-486096 489317-489319 493428 504300 508160 513213 521076 524130 524514 529415 529741
  530906 531095 532013 535825 535989 536023 537767 539931 543085 543357 549760 554180 557606 558848 585265
  588845-588851 588982-588983 589005 589206 604906 605141 636120 968201-968211`;

/** The format of a card brand's numbers. */
export type BrandRule = {
  readonly label: string;
  /**
   * The leading digits of the brand's numbers, separated by blanks: prefixes, or ranges such as `2221-2720` of equal
   * lengths.
   */
  readonly prefixes: string;
  /** Allowed lengths of the card number. */
  readonly length: number;
  /** Length of the card's security code (CVV). */
  readonly cvvLength: number;
  /** The sizes of the digit groups in which the number is shown. */
  readonly groups: readonly number[];
};

const usual = { length: 16, cvvLength: 3, groups: [4, 4, 4, 4] } as const;

/**
 * The card brands that the hosted checkout recognises. If two brands match, the longer prefix wins: mada's prefixes lie
 * inside Visa's. Meeza's range ends where Verve's begins; PayPak has only one prefix.
 *
 * Source: ISO/IEC 7812 issuer numbers as the brands publish them; checkout specification, section 5.
 */
export const cardBrands = {
  visa: { label: 'Visa', prefixes: '4', ...usual },
  mastercard: { label: 'Mastercard', prefixes: '51-55 2221-2720', ...usual },
  amex: { label: 'American Express', prefixes: '34 37', length: 15, cvvLength: 4, groups: [4, 6, 5] },
  diners: {
    label: 'Diners Club',
    prefixes: '300-305 3095 36 38-39',
    length: 14,
    cvvLength: 3,
    groups: [4, 6, 4],
  },
  discover: { label: 'Discover', prefixes: '6011 622126-622925 644-649 65', ...usual },
  jcb: { label: 'JCB', prefixes: '3528-3589', ...usual },
  meeza: { label: 'Meeza', prefixes: '507800-507864', ...usual },
  mada: { label: 'mada', prefixes: madaPrefixes, ...usual },
  paypak: { label: 'PayPak', prefixes: '2205', ...usual },
} as const satisfies Record<string, BrandRule>;

export type CardBrand = keyof typeof cardBrands;

type Prefix = { readonly brand: CardBrand; readonly from: string; readonly to: string };

function prefixesOf([brand, { prefixes }]: [string, BrandRule]): Prefix[] {
  return prefixes
    .trim()
    .split(/\s+/)
    .map((prefix) => {
      const [from = '', to = from] = prefix.split('-');
      return { brand: brand as CardBrand, from, to };
    });
}

const longestFirst = Object.entries(cardBrands)
  .flatMap(prefixesOf)
  .sort((a, b) => b.from.length - a.from.length);

/** Returns the brand of a complete or partly typed card number; undefined while no brand's prefix is complete. */
export function detectBrand(text: string): CardBrand | undefined {
  const digits = cardDigits(text);
  return longestFirst.find(({ from, to }) => {
    const start = digits.slice(0, from.length);
    return start.length === from.length && start >= from && start <= to;
  })?.brand;
}
