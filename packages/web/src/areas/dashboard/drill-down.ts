import type { DayRange } from '@daftar/domain';
import { businessDay, countries, isCurrency, timeZoneOf } from '@daftar/domain';

type Asked = {
  readonly service: string;
  /** The currency that the service was paid in, where one is known. */
  readonly currency: string | undefined;
  /** None for today. */
  readonly range: DayRange | undefined;
  readonly now: Date;
};

/** Services of one name come with their merchant's behind this. */
const beforeMerchant = ' · ';

/** The address of the transaction report that shows what a row of a share counted. */
export function drillDown({ service, currency, range, now }: Asked) {
  const country = countries.find((one) => one.currency === currency)?.name;
  const today = businessDay(now, timeZoneOf(country));
  return {
    type: 'transaction-report',
    ...(range ?? { dateFrom: today, dateTo: today }),
    ...(isCurrency(currency) && { currency }),
    ...(country !== undefined && { country }),
    q: service.split(beforeMerchant, 1)[0] ?? service,
    status: 'Success',
  };
}

type Earned = { readonly service: string; readonly count: number; readonly currency: string };

/** The currency in which a service was paid most often. */
export function mainCurrency(rows: readonly Earned[], service: string): string | undefined {
  return rows
    .filter((row) => row.service === service)
    .reduce<Earned | undefined>((most, row) => (most && most.count >= row.count ? most : row), undefined)
    ?.currency;
}
