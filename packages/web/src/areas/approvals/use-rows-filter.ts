import { approvalFlagFilters, approvalVerdicts } from '@daftar/domain';
import { useMemo } from 'react';
import { useListState } from '../../kit/lists/state/use-list-state.ts';
import type { RowsFilter } from './use-verdict-rows.ts';

/** Returns the filter for the rows from the URL. */
export function useRowsFilter(): RowsFilter {
  const { q, sort, verdict: asked, flag: wanted } = useListState<'/loan-requests/approval'>().search;
  return useMemo(() => {
    const verdict = approvalVerdicts.find((one) => one === asked);
    const flag = approvalFlagFilters.find((one) => one === wanted);
    return { ...(q && { q }), ...(sort && { sort }), ...(verdict && { verdict }), ...(flag && { flag }) };
  }, [q, sort, asked, wanted]);
}
