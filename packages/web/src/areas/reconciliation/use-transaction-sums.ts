import type { BillingRow } from '@daftar/sdk';
import { useQueries } from '@tanstack/react-query';
import type { TransactionSum } from './check-books.ts';
import type { Asked } from './check-query.ts';

/** Adds up the transactions behind a billing row: `useQuery` options. */
export type SumsOf = (billed: {
  readonly userTypeId: string;
  readonly serviceName: string;
  readonly dateFrom: string;
  readonly dateTo: string;
  readonly country: BillingRow['country'];
  readonly currency: BillingRow['currency'];
}) => { readonly queryKey: readonly unknown[]; readonly queryFn?: unknown };

/** Every service's transactions, added up row by row; not before `enabled`. */
export function useTransactionSums(
  billing: readonly BillingRow[],
  asked: Asked,
  sumsOf: SumsOf,
  enabled: boolean,
) {
  const { dateFrom, dateTo } = asked;
  const results = useQueries({
    queries: billing.map(({ userTypeId, serviceName, country, currency }) => ({
      ...(sumsOf({ userTypeId, serviceName, dateFrom, dateTo, country, currency }) as {
        queryKey: readonly unknown[];
      }),
      enabled,
    })),
  });
  const sums = results.map(({ data }) => (data as readonly TransactionSum[] | undefined)?.[0]);
  return {
    sums,
    /** All of them, or nothing yet. */
    whole: sums.every((sum) => sum !== undefined) ? (sums as readonly TransactionSum[]) : undefined,
    busy: results.some(({ isFetching }) => isFetching),
    error: results.find(({ error }) => error)?.error ?? undefined,
    retry: () => {
      for (const result of results) if (result.isError) void result.refetch();
    },
  };
}
