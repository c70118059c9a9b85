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

/** ISO 4217 code of a currency in which the product takes payments or settles. */
export type Currency = keyof typeof minorUnitsByCurrency;

/** Every currency that the product supports. */
export const currencies = Object.keys(minorUnitsByCurrency) as readonly Currency[];

/** Tells whether a text is the upper-case code of a supported currency. */
export function isCurrency(code: unknown): code is Currency {
  return typeof code === 'string' && Object.hasOwn(minorUnitsByCurrency, code);
}

/**
 * Returns the number of decimals of a currency by ISO 4217.
 *
 * Has its own table because `Intl` follows CLDR, in which PKR has no decimals.
 */
export function minorUnits(currency: Currency): number {
  return minorUnitsByCurrency[currency];
}
