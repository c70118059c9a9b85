import { madaPrefixes } from './mada-prefixes.ts';

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
