import { type Currency, minorUnits } from './currency.ts';
import { type Decimal, type DecimalInput, parseDecimal } from './decimal.ts';
import { roundDecimal } from './decimal-math.ts';
import { decimalToNumber, decimalToString, normaliseDecimal } from './decimal-text.ts';
import { type Money, money } from './money.ts';

/** The wire takes at most this many digits before the point. */
export const maxWholeDigits = 12;

/** The minor units of an amount in major units; undefined when it is no number or has more decimals than the currency. */
function readMinor(input: DecimalInput, currency: Currency): bigint | undefined {
  const parsed = parseDecimal(input);
  if (!parsed) return undefined;
  const exact = normaliseDecimal(parsed);
  const units = minorUnits(currency);
  return exact.scale > units ? undefined : roundDecimal(exact, units, 'down').coefficient;
}

/**
 * Reads an amount in major units; undefined when it is none.
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
 * Reads an amount in major units that is known to be one, as from a validated request.
 *
 * @throws RangeError when it has too many digits or is no number.
 */
export function fromMajor<const C extends Currency>(input: DecimalInput, currency: C): Money<C> {
  const parsed = parseMoney(input, currency);
  if (!parsed) throw noAmount(currency);
  return parsed;
}

/**
 * Reads a sum of amounts in major units; undefined when it is none. The wire's 12 digits bound each amount, never their
 * sum.
 */
export function parseSum<const C extends Currency>(input: DecimalInput, currency: C): Money<C> | undefined {
  const minor = readMinor(input, currency);
  return minor === undefined ? undefined : money(minor, currency);
}

/**
 * Reads a sum of amounts in major units that is known to be one, as from a database.
 *
 * @throws RangeError when it has more decimals than the currency or is no number.
 */
export function sumFromMajor<const C extends Currency>(input: DecimalInput, currency: C): Money<C> {
  const parsed = parseSum(input, currency);
  if (!parsed) throw noAmount(currency);
  return parsed;
}

/** The amount as an exact decimal of major units. */
export function toDecimal(amount: Money): Decimal {
  return { coefficient: amount.minor, scale: minorUnits(amount.currency) };
}

/** The amount in major units with all the currency's decimals: '20.50'. */
export function toDecimalString(amount: Money): string {
  return decimalToString(toDecimal(amount));
}

/** The amount in major units as the wire's JSON number; its shortest text is exact up to 12 whole digits. */
export function toMajorNumber(amount: Money): number {
  return decimalToNumber(toDecimal(amount));
}
