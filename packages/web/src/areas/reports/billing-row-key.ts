import { isCountryName, isCurrency } from '@daftar/domain';
import type { BillingRowKey } from './billing-sums-query.ts';

/** Returns the key of the billing row in the URL's search; undefined when a required part is missing. */
export function billingRowKey(search: Readonly<Record<string, unknown>>): BillingRowKey | undefined {
  const text = (name: string) => (typeof search[name] === 'string' ? search[name] : '');
  const [userTypeId, serviceName, dateFrom, dateTo] = [
    text('userTypeId'),
    text('serviceName'),
    text('dateFrom'),
    text('dateTo'),
  ];
  if (!userTypeId || !serviceName || !dateFrom || !dateTo) return undefined;
  const [country, currency] = [text('country'), text('currency')];
  return {
    userTypeId,
    serviceName,
    dateFrom,
    dateTo,
    ...(isCountryName(country) && { country }),
    ...(isCurrency(currency) && { currency }),
  };
}
