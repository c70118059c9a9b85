import type { BillingDetailQuery } from '@daftar/sdk';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import { addToSums, type BillingSum } from './billing-sums.ts';

/** One row of the billing report: whose, which service, when, and where. */
export type Billed = Omit<BillingDetailQuery, 'page' | 'limit' | 'sort' | 'q' | 'after'>;

/** Adds up all transactions behind a billing row, by cursor, 500 at a time; leaving the page stops it. */
export function billingSumsQuery(billed: Billed) {
  return queryOptions({
    queryKey: ['billing-detail', 'sums', billed],
    queryFn: async ({ signal }) => {
      let sums: readonly BillingSum[] = [];
      for await (const page of api.reports.billingDetail({ ...billed, limit: 500 }, { signal }).pages())
        sums = addToSums(sums, page.data);
      return sums;
    },
    staleTime: 60_000,
  });
}
