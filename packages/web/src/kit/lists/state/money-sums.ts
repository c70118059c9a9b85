import { addMoney, type Currency, isCurrency, type Money, parseSum } from '@daftar/domain';
import type { AnyColumn } from './list-columns.ts';
import type { ColumnLayout, MoneyOf } from './table.ts';

/** The sum of one column in one currency. */
export type ColumnSum = { readonly title: ColumnLayout['title']; readonly total: Money };

export type MoneySums = {
  /** The sums of each currency, in column order. */
  readonly byCurrency: ReadonlyMap<Currency, readonly ColumnSum[]>;
  /** Number of amounts that are invalid in their currency. No sum includes them, so the page must say so. */
  readonly leftOut: number;
};

type Values = Readonly<Record<string, unknown>>;

function currencyOf(row: Values, { currency }: MoneyOf): unknown {
  return typeof currency === 'string' ? row[currency] : currency.code;
}

/** Adds up the money columns of rows, exactly and per currency. */
export function moneySums(rows: readonly object[], columns: readonly AnyColumn[]): MoneySums {
  const byCurrency = new Map<Currency, ColumnSum[]>();
  let leftOut = 0;
  for (const { meta } of columns) {
    if (!meta?.money) continue;
    const totals = new Map<Currency, Money>();
    for (const row of rows as readonly Values[]) {
      const amount = row[meta.money.amount];
      if (amount === undefined || amount === null) continue;
      const currency = currencyOf(row, meta.money);
      const money = isCurrency(currency) ? parseSum(amount as number | string, currency) : undefined;
      if (!money) leftOut += 1;
      else totals.set(money.currency, addMoney(totals.get(money.currency) ?? { ...money, minor: 0n }, money));
    }
    for (const [currency, total] of totals)
      byCurrency.set(currency, [...(byCurrency.get(currency) ?? []), { title: meta.title, total }]);
  }
  return { byCurrency, leftOut };
}
