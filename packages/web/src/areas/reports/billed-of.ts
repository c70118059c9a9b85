import { isCountryName, isCurrency } from '@daftar/domain';
import type { Billed } from './billing-sums-query.ts';

/** The billing row that an address names; undefined when it does not name one. */
export function billedOf(search: Readonly<Record<string, unknown>>): Billed | undefined {
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
    ...{ userTypeId, serviceName, dateFrom, dateTo },
    ...(isCountryName(country) && { country }),
    ...(isCurrency(currency) && { currency }),
  };
}
