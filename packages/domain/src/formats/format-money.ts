import { minorUnits } from '../money/currency.ts';
import { toDecimalString } from '../money/major.ts';
import type { Money } from '../money/money.ts';
import { formatterOf, type Numerals, writeNumber } from './number-format.ts';

export type MoneyFormat = {
  /** The digits to write; by default the locale's own. */
  readonly numerals?: Numerals | undefined;
  /** Form of the currency: code (the default), symbol, or none when another column shows it. */
  readonly currency?: 'code' | 'symbol' | 'none' | undefined;
};

/** Writes an amount for a locale with all the decimals of its currency (ISO 4217), negative with a true minus. */
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
