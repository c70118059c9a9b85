import type { Currency } from '../money/currency.ts';

/** Currencies of the report header, in its order. */
export const reportCurrencies = ['USD', 'PKR', 'EUR', 'EGP', 'AED'] as const satisfies readonly Currency[];

/** Returns the report header's currencies, followed by the other currencies of the caller's transactions. */
export function reportCurrenciesWith(used: Iterable<Currency>): readonly Currency[] {
  return [...new Set<Currency>([...reportCurrencies, ...used])];
}
