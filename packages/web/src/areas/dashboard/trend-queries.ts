import type { DashboardCount } from '@daftar/domain';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { lastDays, type Newest, paymentTrend } from './trend.ts';

export type RecordCount = Exclude<DashboardCount, 'oneTimePurchase'>;

type Page = { readonly data: readonly { readonly createdDate: string }[]; readonly total: number };
type Options = { readonly signal: AbortSignal };

/** A usual month has fewer than 50 new records. If there are more, `recordTrend` returns undefined. */
const newestFirst = { limit: 50, sort: '-createdDate' };

const lists: Readonly<Record<RecordCount, (options: Options) => PromiseLike<Page>>> = {
  operators: (options) => api.carriers.list(newestFirst, options),
  clients: (options) => api.merchants.list(newestFirst, options),
  services: (options) => api.services.listOwn(newestFirst, options),
  users: (options) => api.users.list(newestFirst, options),
  roles: (options) => api.roles.list(newestFirst, options),
};

const staleTime = 5 * 60_000;

/** Reads when the newest records of a list were created. */
export const newestQuery = (count: RecordCount) =>
  queryOptions({
    queryKey: queryKeys.of('dashboard', 'newest', count),
    queryFn: async ({ signal }): Promise<Newest> => {
      const { data, total } = await lists[count]({ signal });
      return { dates: data.map(({ createdDate }) => createdDate), isAll: data.length >= total };
    },
    staleTime,
  });

/** Counts the successful payments of each of the last days, in all currencies. */
export const paymentTrendQuery = queryOptions({
  queryKey: queryKeys.of('dashboard', 'payments'),
  queryFn: async ({ signal }) => {
    const days = lastDays(new Date());
    const range = { dateFrom: days[0] ?? '', dateTo: days.at(-1) ?? '' };
    const { data: first } = await api.analytics.collection(range, { signal });
    const others = first.currencies.filter((currency) => currency !== first.currency);
    const rest = await Promise.all(
      others.map((currency) => api.analytics.collection({ ...range, currency }, { signal })),
    );
    const figures = [first, ...rest.map(({ data }) => data)];
    return paymentTrend(
      figures.map(({ transactionOverTime }) => transactionOverTime),
      days,
    );
  },
  staleTime,
});
