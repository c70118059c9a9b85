import type { BillingDetailQuery, BillingRow } from '@daftar/sdk';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { addToSums, type BillingSum } from './billing-sums.ts';

/** Key of a row of the billing report: account, service, period, country and currency. */
export type BillingRowKey = Omit<BillingDetailQuery, 'page' | 'limit' | 'sort' | 'q' | 'after'>;

/** Sums all transactions behind a billing row, 500 per request; leaving the page cancels the requests. */
export function billingSumsQuery(rowKey: BillingRowKey) {
  return queryOptions({
    queryKey: queryKeys.sums('billing-detail', rowKey),
    queryFn: async ({ signal }) => {
      let sums: readonly BillingSum[] = [];
      for await (const page of api.reports.billingDetail({ ...rowKey, limit: 500 }, { signal }).pages())
        sums = addToSums(sums, page.data);
      return sums;
    },
    staleTime: 60_000,
  });
}

type BillingQuery = Parameters<typeof api.reports.billing>[0];

const rowSum = ({ currency, totalAmount, totalNumberOfTransactions, ...row }: BillingRow) => ({
  ...row,
  currency,
  amount: totalAmount,
  count: totalNumberOfTransactions,
});

/** Sums all rows of the billing report that match a search, 500 per request. */
export function billingReportSumsQuery(search: object) {
  return queryOptions({
    queryKey: queryKeys.sums('billing-report', search),
    queryFn: async ({ signal }) => {
      let sums: readonly BillingSum[] = [];
      // The URL may hold any text: the server responds to invalid values with an error.
      const query = { ...search, limit: 500 } as BillingQuery;
      for await (const page of api.reports.billing(query, { signal }).pages())
        sums = addToSums(sums, page.data.map(rowSum));
      return sums;
    },
  });
}
