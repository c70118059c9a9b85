import { type Currency, minorUnits } from './currency.ts';
import { type Decimal, type DecimalInput, parseDecimal } from './decimal.ts';
import { roundDecimal } from './decimal-math.ts';
import { decimalToNumber, decimalToString, normaliseDecimal } from './decimal-text.ts';
import { type Money, money } from './money.ts';

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
