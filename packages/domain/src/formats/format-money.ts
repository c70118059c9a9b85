import { minorUnits } from '../money/currency.ts';
import { toDecimalString } from '../money/major.ts';
import type { Money } from '../money/money.ts';
import { formatterOf, type Numerals, writeNumber } from './number-format.ts';

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
