import type { DayRange } from '@daftar/domain';
import { businessDay, countries, isCurrency, timeZoneOf } from '@daftar/domain';

type ShareRow = {
  readonly service: string;
  /** Currency of the service's payments, if known. */
  readonly currency: string | undefined;
  /** Undefined means today. */
  readonly range: DayRange | undefined;
  readonly now: Date;
};

/** The server appends the merchant's name after this separator when services share a name. */
const merchantSeparator = ' · ';

/** Returns the search of the transaction report that lists the payments of a share row. */
export function drillDown({ service, currency, range, now }: ShareRow) {
  const country = countries.find((one) => one.currency === currency)?.name;
  const today = businessDay(now, timeZoneOf(country));
  return {
    type: 'transaction-report',
    ...(range ?? { dateFrom: today, dateTo: today }),
    ...(isCurrency(currency) && { currency }),
    ...(country !== undefined && { country }),
    q: service.split(merchantSeparator, 1)[0] ?? service,
    status: 'Success',
  };
}

type CurrencyRow = { readonly service: string; readonly count: number; readonly currency: string };

/** Returns the currency in which a service was paid most often. */
export function mainCurrency(rows: readonly CurrencyRow[], service: string): string | undefined {
  return rows
    .filter((row) => row.service === service)
    .reduce<CurrencyRow | undefined>((most, row) => (most && most.count >= row.count ? most : row), undefined)
    ?.currency;
}
