import type { BillingRow } from '@daftar/sdk';
import { useQueries } from '@tanstack/react-query';
import type { Key } from '../../../api/query-keys.ts';
import type { TransactionSum } from './check-books.ts';
import type { CheckPeriod } from './check-query.ts';

/** Returns the options of a query that sums the transactions behind a billing row. */
export type SumsQueryOf = (billingRow: {
  readonly userTypeId: string;
  readonly serviceName: string;
  readonly dateFrom: string;
  readonly dateTo: string;
  readonly country: BillingRow['country'];
  readonly currency: BillingRow['currency'];
}) => { readonly queryKey: Key; readonly queryFn?: unknown };

/** Sums the transactions behind every billing row, once `enabled`. */
export function useTransactionSums(
  billing: readonly BillingRow[],
  period: CheckPeriod,
  sumsQueryOf: SumsQueryOf,
  enabled: boolean,
) {
  const { dateFrom, dateTo } = period;
  const results = useQueries({
    queries: billing.map(({ userTypeId, serviceName, country, currency }) => ({
      ...(sumsQueryOf({ userTypeId, serviceName, dateFrom, dateTo, country, currency }) as {
        queryKey: Key;
      }),
      enabled,
    })),
  });
  const sums = results.map(({ data }) => (data as readonly TransactionSum[] | undefined)?.[0]);
  return {
    sums,
    /** The sums of all services; undefined until every one is known. */
    all: sums.every((sum) => sum !== undefined) ? (sums as readonly TransactionSum[]) : undefined,
    busy: results.some(({ isFetching }) => isFetching),
    error: results.find(({ error }) => error)?.error ?? undefined,
    retry: () => {
      for (const result of results) if (result.isError) void result.refetch();
    },
  };
}
