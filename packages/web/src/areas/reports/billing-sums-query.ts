import type { BillingDetailQuery } from '@daftar/sdk';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import { addToSums, type BillingSum } from './billing-sums.ts';

/** Key of a row of the billing report: account, service, period, country and currency. */
export type BillingRowKey = Omit<BillingDetailQuery, 'page' | 'limit' | 'sort' | 'q' | 'after'>;

/** Sums all transactions behind a billing row, 500 per request; leaving the page cancels the requests. */
export function billingSumsQuery(rowKey: BillingRowKey) {
  return queryOptions({
    queryKey: ['billing-detail', 'sums', rowKey],
    queryFn: async ({ signal }) => {
      let sums: readonly BillingSum[] = [];
      for await (const page of api.reports.billingDetail({ ...rowKey, limit: 500 }, { signal }).pages())
        sums = addToSums(sums, page.data);
      return sums;
    },
    staleTime: 60_000,
  });
}
