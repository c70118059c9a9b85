import { formatMoney, isCurrency, type Numerals, parseSum, sumMoney } from '@daftar/domain';
import type { RevenueShare } from './dashboard-queries.ts';

/** Returns the currencies of the rows, the one with the most payments first. */
export function currenciesOf(rows: readonly Pick<RevenueShare, 'currency' | 'count'>[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { currency, count } of rows) counts.set(currency, (counts.get(currency) ?? 0) + count);
  return [...counts].sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1)).map(([one]) => one);
}

/** Returns the formatted exact sum of amounts in one currency; an empty text for an unknown currency. */
export function totalOf(
  amounts: readonly number[],
  currency: string,
  language: string,
  numerals: Numerals,
): string {
  if (!isCurrency(currency)) return '';
  const sums = amounts.flatMap((amount) => parseSum(amount, currency) ?? []);
  return formatMoney(sumMoney(sums, currency), language, { currency: 'none', numerals });
}
