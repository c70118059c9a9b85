import {
  type Decimal,
  type DecimalInput,
  decimal,
  decimalToNumber,
  decimalToString,
  normaliseDecimal,
  parseDecimal,
  roundDecimal,
} from './decimal.ts';

import { divideRounded, type Rounding } from './rounding.ts';

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

/**
 * An exact amount of one currency, in minor units.
 *
 * The currency is part of the type, so that adding two currencies does not compile.
 */
export type Money<C extends Currency = Currency> = { readonly currency: C; readonly minor: bigint };

/** Creates an amount from whole minor units: `money(2050n, 'EGP')` is 20.50 pounds. */
export function money<const C extends Currency>(minor: bigint, currency: C): Money<C> {
  return { currency, minor };
}

/** Creates an amount of zero in a currency. */
export function zero<const C extends Currency>(currency: C): Money<C> {
  return { currency, minor: 0n };
}

/** Maximum number of digits before the point of an amount in the API. */
export const maxWholeDigits = 12;

/** The most frequent amounts, which need no parser: files and databases have tens of thousands. */
const plainWhole = /^\d{1,12}$/;

/**
 * Converts an amount in major units to minor units; undefined when it is not a number or has more decimals than the
 * currency.
 */
function readMinor(input: DecimalInput, currency: Currency): bigint | undefined {
  if (typeof input === 'string' && plainWhole.test(input))
    return BigInt(input) * 10n ** BigInt(minorUnits(currency));
  const parsed = parseDecimal(input);
  if (!parsed) return undefined;
  const exact = normaliseDecimal(parsed);
  const units = minorUnits(currency);
  return exact.scale > units ? undefined : roundDecimal(exact, units, 'down').coefficient;
}

/**
 * Parses an amount in major units; undefined when it is not valid.
 *
 * At most 12 digits before the point and the currency's decimals after it; 20.500 EGP is 20.50.
 */
export function parseMoney<const C extends Currency>(input: DecimalInput, currency: C): Money<C> | undefined {
  const minor = readMinor(input, currency);
  if (minor === undefined) return undefined;
  const size = minor < 0n ? -minor : minor;
  return size < 10n ** BigInt(maxWholeDigits + minorUnits(currency)) ? money(minor, currency) : undefined;
}

const noAmount = (currency: Currency) => new RangeError(`Not an amount of ${currency}`);

/**
 * Parses an amount in major units that must be valid, such as one of a validated request.
 *
 * @throws RangeError when it has too many digits or is not a number.
 */
export function fromMajor<const C extends Currency>(input: DecimalInput, currency: C): Money<C> {
  const parsed = parseMoney(input, currency);
  if (!parsed) throw noAmount(currency);
  return parsed;
}

/**
 * Parses a sum of amounts in major units; undefined when it is not valid. The limit of 12 digits is for single amounts,
 * not for sums.
 */
export function parseSum<const C extends Currency>(input: DecimalInput, currency: C): Money<C> | undefined {
  const minor = readMinor(input, currency);
  return minor === undefined ? undefined : money(minor, currency);
}

/**
 * Parses a sum of amounts in major units. The text must be valid, for example because it comes from the database.
 *
 * @throws RangeError when it has more decimals than the currency or is not a number.
 */
export function sumFromMajor<const C extends Currency>(input: DecimalInput, currency: C): Money<C> {
  const parsed = parseSum(input, currency);
  if (!parsed) throw noAmount(currency);
  return parsed;
}

/** Returns the amount as an exact decimal in major units. */
export function toDecimal(amount: Money): Decimal {
  return { coefficient: amount.minor, scale: minorUnits(amount.currency) };
}

/** Formats the amount in major units with all the currency's decimals: '20.50'. */
export function toDecimalString(amount: Money): string {
  return decimalToString(toDecimal(amount));
}

/** Returns the amount in major units as a JSON number; its shortest text is exact up to 12 digits before the point. */
export function toMajorNumber(amount: Money): number {
  return decimalToNumber(toDecimal(amount));
}

/** Thrown when a calculation mixes two currencies. */
export class CurrencyMismatchError extends TypeError {
  override readonly name = 'CurrencyMismatchError';

  constructor(expected: Currency, actual: Currency) {
    super(`Cannot mix ${expected} with ${actual}`);
  }
}

function assertSame(a: Money, b: Money): void {
  if (a.currency !== b.currency) throw new CurrencyMismatchError(a.currency, b.currency);
}

/**
 * Adds two amounts of one currency.
 *
 * @throws CurrencyMismatchError
 */
export function addMoney<C extends Currency>(a: Money<C>, b: Money<NoInfer<C>>): Money<C> {
  assertSame(a, b);
  return money(a.minor + b.minor, a.currency);
}

/**
 * Subtracts `b` from `a`; the result may be negative.
 *
 * @throws CurrencyMismatchError
 */
export function subtractMoney<C extends Currency>(a: Money<C>, b: Money<NoInfer<C>>): Money<C> {
  assertSame(a, b);
  return money(a.minor - b.minor, a.currency);
}

/** Returns the amount with the opposite sign. */
export function negateMoney<C extends Currency>(amount: Money<C>): Money<C> {
  return money(-amount.minor, amount.currency);
}

/**
 * Compares two amounts: negative when `a` is less than `b`, 0 when they are equal, else positive.
 *
 * @throws CurrencyMismatchError
 */
export function compareMoney<C extends Currency>(a: Money<C>, b: Money<NoInfer<C>>): -1 | 0 | 1 {
  assertSame(a, b);
  return a.minor < b.minor ? -1 : a.minor > b.minor ? 1 : 0;
}

/**
 * Adds up amounts of one currency; returns zero for an empty list.
 *
 * @throws CurrencyMismatchError
 */
export function sumMoney<const C extends Currency>(
  amounts: Iterable<Money<NoInfer<C>>>,
  currency: C,
): Money<C> {
  let total: Money<C> = zero(currency);
  for (const amount of amounts) total = addMoney(total, amount);
  return total;
}

/** Tells whether an amount is exactly zero. */
export function isZeroMoney(amount: Money): boolean {
  return amount.minor === 0n;
}

/**
 * Multiplies an amount by an exact factor and rounds to a whole minor unit.
 *
 * @throws RangeError when the factor is not a decimal.
 */
export function multiplyByDecimal<C extends Currency>(
  amount: Money<C>,
  factor: DecimalInput,
  rounding: Rounding,
): Money<C> {
  const { coefficient, scale } = decimal(factor);
  return money(divideRounded(amount.minor * coefficient, 10n ** BigInt(scale), rounding), amount.currency);
}

/**
 * Returns a percentage of an amount, rounded to a whole minor unit; 3 is three percent.
 *
 * @throws RangeError when the percentage is not a decimal.
 */
export function percentOf<C extends Currency>(
  amount: Money<C>,
  percentage: DecimalInput,
  rounding: Rounding,
): Money<C> {
  const { coefficient, scale } = decimal(percentage);
  return multiplyByDecimal(amount, { coefficient, scale: scale + 2 }, rounding);
}
