import type { Currency } from '../money/currency.ts';

/** The currencies of the report header, in its order. */
export const reportCurrencies = ['USD', 'PKR', 'EUR', 'EGP', 'AED'] as const satisfies readonly Currency[];

/** The report header's currencies with others that the caller has transactions in behind them. */
export function reportCurrenciesWith(used: Iterable<Currency>): readonly Currency[] {
  return [...new Set<Currency>([...reportCurrencies, ...used])];
}
