import { isBriefText } from '@daftar/domain';
import { useQuery } from '@tanstack/react-query';
import { filtersOf, listQuery } from '../../kit/lists/state/list-search.ts';
import { useListState } from '../../kit/lists/state/use-list-state.ts';
import { payoutDays } from './payout-days.ts';
import { allPayoutDays, payoutQueries } from './payout-queries.ts';

/**
 * Returns the days that were searched, whether those are all days, whether the text was searched at the beginning of words only,
 * the number of payouts found, and how many more the search text finds on other days. Both numbers are undefined while they are
 * unknown; the second one also for brief texts, which find too many, and where the server stops counting.
 */
export function useOtherDates() {
  const { search, change } = useListState<'/loan-requests'>();
  const { payout: _payout, ...asked } = listQuery(search);
  const { dateFrom, dateTo } = payoutDays(asked);
  const all = allPayoutDays();
  const isAll = dateFrom <= all.dateFrom && dateTo >= all.dateTo;
  const { data: shown, isPlaceholderData } = useQuery(payoutQueries.list(asked));
  const found = isPlaceholderData ? undefined : shown?.total;
  const isBrief = isBriefText(search.q ?? '');
  const { data: everywhere } = useQuery({
    ...payoutQueries.list({ ...filtersOf(asked), ...all, limit: 1 }),
    // Another search's number would be wrong here.
    placeholderData: undefined,
    enabled: !isAll && !isBrief,
  });
  return {
    ...{ dateFrom, dateTo, isAll, found, isBrief: isBrief && search.q !== undefined },
    elsewhere:
      everywhere && !everywhere.totalIsCapped && found !== undefined
        ? Math.max(0, everywhere.total - found)
        : undefined,
    searchAll: () => change({ ...all, page: undefined }),
  };
}
