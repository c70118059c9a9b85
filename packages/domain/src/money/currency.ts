const minorUnitsByCurrency = {
  EGP: 2,
  PKR: 2,
  AED: 2,
  QAR: 2,
  SAR: 2,
  MYR: 2,
  CNY: 2,
  USD: 2,
  EUR: 2,
  GBP: 2,
  SGD: 2,
  KWD: 3,
  BHD: 3,
  OMR: 3,
  JOD: 3,
} as const;

/** An ISO 4217 code that the product settles or takes payments in. */
export type Currency = keyof typeof minorUnitsByCurrency;

/** Every currency of the product. */
export const currencies = Object.keys(minorUnitsByCurrency) as readonly Currency[];

/** Tells whether a text is a currency of the product; codes are upper-case. */
export function isCurrency(code: unknown): code is Currency {
  return typeof code === 'string' && Object.hasOwn(minorUnitsByCurrency, code);
}

/**
 * Number of decimals of a currency by ISO 4217.
 *
 * Our own table, because `Intl` follows CLDR and gives PKR none.
 */
export function minorUnits(currency: Currency): number {
  return minorUnitsByCurrency[currency];
}
