import { madaPrefixes } from './mada-prefixes.ts';

/** The format of a card brand's numbers. */
export type BrandRule = {
  readonly label: string;
  /** Leading digits: one prefix or a range of prefixes of the same length each, separated by blanks. */
  readonly prefixes: string;
  /** Digits in the number. */
  readonly length: number;
  /** Digits in the code on the card. */
  readonly cvvLength: number;
  /** The sizes of the digit groups in which the number is shown. */
  readonly groups: readonly number[];
};

const usual = { length: 16, cvvLength: 3, groups: [4, 4, 4, 4] } as const;

/**
 * The card brands that the hosted checkout recognises; of two that match, the longer prefix wins, as with mada inside
 * Visa. Meeza ends where Verve begins; PayPak has the one prefix of its scheme.
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
    ...{ length: 14, cvvLength: 3, groups: [4, 6, 4] },
  },
  discover: { label: 'Discover', prefixes: '6011 622126-622925 644-649 65', ...usual },
  jcb: { label: 'JCB', prefixes: '3528-3589', ...usual },
  meeza: { label: 'Meeza', prefixes: '507800-507864', ...usual },
  mada: { label: 'mada', prefixes: madaPrefixes, ...usual },
  paypak: { label: 'PayPak', prefixes: '2205', ...usual },
} as const satisfies Record<string, BrandRule>;

export type CardBrand = keyof typeof cardBrands;
