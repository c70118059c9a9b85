import { moneyText } from '../../ui/cells/money-cell.tsx';
import type { AnyColumn } from './list-columns.ts';
import type { MoneyOf } from './table.ts';

/** The grid's font size, and the cell's padding at both sides together, in pixels. */
const [fontSize, padding] = [13, 24];
/** Widths in em: of a digit (a letter of an id is narrower on average) or minus sign, and of a separator. */
const [digit, separator] = [0.61, 0.32];
/** Width in em of the decimals, which `decimalsMargin` makes the same for all currencies, and of the space and the currency. */
const [decimals, spaceAndCurrency] = [1.26, 2.55];
/** Rounding of the browser and the outline of a focused link, in pixels. */
const slack = 4;
/** An id longer than this is cut with …, and shown whole on hover. */
const longestWhole = 24;

type Values = Readonly<Record<string, unknown>>;

const inPixels = (em: number): number => Math.ceil(em * fontSize) + padding + slack;

/** Returns the largest amount of each currency: it has the most digits. */
function largestAmounts(rows: readonly Values[], { amount, currency }: MoneyOf): ReadonlyMap<string, number> {
  const largest = new Map<string, number>();
  for (const row of rows) {
    const value = Math.abs(Number(row[amount]));
    const code = typeof currency === 'string' ? String(row[currency]) : currency.code;
    if (value >= (largest.get(code) ?? 0)) largest.set(code, value);
  }
  return largest;
}

/** Returns the width of an amount with its currency. */
function moneyWidth(value: number, currency: string): number {
  const [major = ''] = (moneyText(value, currency, 'en') ?? '').split('.');
  const digits = major.replace(/\D/g, '').length;
  const separators = Math.floor((digits - 1) / 3) + 1;
  return digits * digit + separators * separator + decimals + spaceAndCurrency;
}

/** Returns the width in pixels of a column's largest amount, with a minus sign if any amount has one. */
function columnWidth(rows: readonly Values[], money: MoneyOf): number {
  const largest = [...largestAmounts(rows, money)];
  if (largest.length === 0) return 0;
  const minus = rows.some((row) => Number(row[money.amount]) < 0) ? digit : 0;
  return inPixels(minus + Math.max(...largest.map(([currency, value]) => moneyWidth(value, currency))));
}

/**
 * Returns the least widths, in pixels, of the columns whose values must never be cut: amounts, which would lose their first
 * digit, and ids with `whole`. Estimated from the longest values, because measuring would lay the page out twice.
 */
export function contentWidths(
  rows: readonly object[],
  columns: readonly AnyColumn[],
): ReadonlyMap<string, number> {
  const widths = new Map<string, number>();
  for (const { id, meta } of columns) {
    if (id === undefined || !meta) continue;
    if (meta.money) widths.set(id, columnWidth(rows as readonly Values[], meta.money));
    if (meta.whole) {
      const lengths = (rows as readonly Values[]).map((row) => String(row[id] ?? '').length);
      const longest = lengths.reduce((most, length) => Math.max(most, length), 0);
      widths.set(id, inPixels(Math.min(longest, longestWhole) * digit));
    }
  }
  return widths;
}
