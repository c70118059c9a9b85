import { type Currency, minorUnits } from './currency.ts';
import { type Decimal, type DecimalInput, parseDecimal } from './decimal.ts';
import { roundDecimal } from './decimal-math.ts';
import { decimalToNumber, decimalToString, normaliseDecimal } from './decimal-text.ts';
import { type Money, money } from './money.ts';

/** The wire takes at most this many digits before the point. */
export const maxWholeDigits = 12;

/**
 * Reads an amount in major units; undefined when it is none.
 *
 * At most 12 digits before the point and the currency's decimals after it; 20.500 EGP is 20.50.
 */
export function parseMoney<const C extends Currency>(input: DecimalInput, currency: C): Money<C> | undefined {
  const parsed = parseDecimal(input);
  if (!parsed) return undefined;
  const exact = normaliseDecimal(parsed);
  const units = minorUnits(currency);
  if (exact.scale > units) return undefined;
  const minor = roundDecimal(exact, units, 'down').coefficient;
  const size = minor < 0n ? -minor : minor;
  return size < 10n ** BigInt(maxWholeDigits + units) ? money(minor, currency) : undefined;
}

/**
 * Reads an amount in major units that is known to be one, as from a validated request.
 *
 * @throws RangeError when it has too many digits or is no number.
 */
export function fromMajor<const C extends Currency>(input: DecimalInput, currency: C): Money<C> {
  const parsed = parseMoney(input, currency);
  if (!parsed) throw new RangeError(`Not an amount of ${currency}`);
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
