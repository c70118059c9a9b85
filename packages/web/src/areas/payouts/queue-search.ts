import type { PayoutQuery } from '@daftar/sdk';
import { payoutDays } from './payout-days.ts';

/** The filters and the order of the list that the queue keeps. */
const kept = ['q', 'userTypeId', 'currency', 'dateFrom', 'dateTo', 'sort'] as const;

/** What of a payout list's search the queue reviews: the pending payouts that the list shows, in its order. */
export type QueueSearch = Pick<PayoutQuery, (typeof kept)[number]>;

const textOf = (value: unknown): string | undefined =>
  value === undefined || value === '' ? undefined : String(value);

/** Returns the filters and the order that a search has; days and order of the list are those that it has without any. */
export function queueSearch(search: Readonly<Record<string, unknown>>): QueueSearch {
  const found = Object.fromEntries(
    kept.flatMap((name) => {
      const value = textOf(search[name]);
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
  if (Object.keys(found).length === 0) return {};
  return { sort: '-createdDate', ...found, ...payoutDays(found) };
}

/** Whether a search is narrower than all pending payouts. */
export const isFiltered = (search: QueueSearch): boolean => Object.keys(search).length > 0;
