import {
  type Decimal,
  type DecimalInput,
  decimal,
  decimalToString,
  normaliseDecimal,
  roundDecimal,
} from '../money/decimal.ts';
import { type Money, minorUnits, toDecimalString } from '../money/money.ts';

/** Numbering systems: Latin, Arabic-Indic, or Persian and Urdu digits. */
export type Numerals = 'latn' | 'arab' | 'arabext';

const formatters = new Map<string, Intl.NumberFormat>();
const mostFormatters = 200;

/** Returns a number format from a cache: creating one costs more than using it a hundred times. */
function formatterOf(
  locale: string,
  options: Intl.NumberFormatOptions,
  numerals: Numerals | undefined,
): Intl.NumberFormat {
  const key = JSON.stringify([locale, options, numerals]);
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, numerals ? { ...options, numberingSystem: numerals } : options);
  if (formatters.size >= mostFormatters) formatters.clear();
  formatters.set(key, made);
  return made;
}

/** Formats a decimal text without loss of precision. Uses a minus sign (U+2212), not a hyphen. */
function writeNumber(formatter: Intl.NumberFormat, text: string): string {
  return formatter.format(text as Intl.StringNumericLiteral).replace('-', '−');
}

/** Formats an exact number for a locale, with all its decimals (20 at most). */
export function formatDecimal(value: Decimal, locale: string, numerals?: Numerals): string {
  const text = decimalToString(normaliseDecimal(value));
  return writeNumber(formatterOf(locale, { maximumFractionDigits: 20 }, numerals), text);
}

/** Formats the number of rows of a list; '10,000+' if the server stopped counting there. */
export function formatTotal(total: number, isCapped: boolean, locale: string, numerals?: Numerals): string {
  const text = writeNumber(formatterOf(locale, { maximumFractionDigits: 0 }, numerals), String(total));
  return isCapped ? `${text}+` : text;
}

export type MoneyFormat = {
  /** Digits (numbering system) of the result; the locale's by default. */
  readonly numerals?: Numerals | undefined;
  /**
   * How the currency is shown: by its code (the default), by its symbol, or not at all because another column shows it.
   */
  readonly currency?: 'code' | 'symbol' | 'none' | undefined;
};

/**
 * Formats an amount for a locale with all decimals of its currency (ISO 4217). Negative amounts have a minus sign
 * (U+2212), not a hyphen.
 */
export function formatMoney(amount: Money, locale: string, options: MoneyFormat = {}): string {
  const { numerals, currency = 'code' } = options;
  const decimals = minorUnits(amount.currency);
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const style =
    currency === 'none'
      ? digits
      : { ...digits, style: 'currency' as const, currency: amount.currency, currencyDisplay: currency };
  return writeNumber(formatterOf(locale, style, numerals), toDecimalString(amount));
}

const bytesPerMegabyte = 1_048_576;

/** Two decimals; below a tenth of a megabyte two significant digits, so that no small file is shown as 0.00 MB. */
const digits = {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  maximumSignificantDigits: 2,
  roundingPriority: 'morePrecision',
} satisfies Intl.NumberFormatOptions;

/**
 * Formats a file size in megabytes of 1,048,576 bytes: '1.50 MB', '0.0046 MB'.
 *
 * @throws RangeError when `bytes` is not a whole number.
 */
export function formatFileSize(bytes: number, locale: string, numerals?: Numerals): string {
  if (!Number.isSafeInteger(bytes) || bytes < 0) throw new RangeError('Not a size');
  // Exact division by 2^20: 1 / 2^20 = 5^20 / 10^20.
  const exact = { coefficient: BigInt(bytes) * 5n ** 20n, scale: Math.log2(bytesPerMegabyte) };
  return `${writeNumber(formatterOf(locale, digits, numerals), decimalToString(exact))}\u00a0MB`;
}

/** The decimals that a typed percentage may have. */
const TYPED_DECIMALS = 4;

function percentText(rounded: Decimal, decimals: number, locale: string, numerals: Numerals | undefined) {
  const options = {
    style: 'percent',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  } as const;
  const { coefficient, scale } = rounded;
  return writeNumber(
    formatterOf(locale, options, numerals),
    decimalToString({ coefficient, scale: scale + 2 }),
  );
}

/**
 * Formats a percentage that a person typed, with all its decimals (two at least, four at most): 12.5 becomes '12.50%', 1.555
 * becomes '1.555%'.
 *
 * @throws RangeError when the value is not a number.
 */
export function formatPercentage(value: DecimalInput, locale: string, numerals?: Numerals): string {
  const typed = normaliseDecimal(roundDecimal(decimal(value), TYPED_DECIMALS, 'halfUp'));
  return percentText(typed, Math.max(2, typed.scale), locale, numerals);
}

/**
 * Formats a computed share in percent, rounded half up to two decimals: 33.335 becomes '33.34%'.
 *
 * @throws RangeError when the value is not a number.
 */
export function formatShare(value: DecimalInput, locale: string, numerals?: Numerals): string {
  return percentText(roundDecimal(decimal(value), 2, 'halfUp'), 2, locale, numerals);
}
