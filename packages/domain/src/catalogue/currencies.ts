import type { Currency } from '../money/currency.ts';

/** Currencies of the report header, in its order. */
export const reportCurrencies = ['USD', 'PKR', 'EUR', 'EGP', 'AED'] as const satisfies readonly Currency[];

/** Returns the report header's currencies, followed by others that the caller has transactions in. */
export function reportCurrenciesWith(used: Iterable<Currency>): readonly Currency[] {
  return [...new Set<Currency>([...reportCurrencies, ...used])];
}
