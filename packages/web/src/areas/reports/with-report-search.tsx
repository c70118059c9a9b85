import type { ReportType } from '@daftar/domain';
import type { ReactNode } from 'react';
import { LastDays } from './last-days.tsx';
import { ReportHeader } from './report-header.tsx';
import { type ReportSearch, useReportSearch } from './use-report-search.ts';

type Props = {
  /** Report whose defaults apply where the URL gives no value. */
  readonly type: ReportType;
  readonly flags?: boolean;
  /** Renders the page from the search, the header that edits it, and the action to show when no rows are found. */
  readonly children: (search: ReportSearch, header: ReactNode, next: ReactNode) => ReactNode;
};

/** Passes the report's search and its header to the page. */
export function WithReportSearch({ type, flags = false, children }: Props) {
  const { search, setSearch } = useReportSearch(type);
  return children(
    search,
    <ReportHeader key={type} search={search} setSearch={setSearch} flags={flags} />,
    <LastDays search={search} setSearch={setSearch} />,
  );
}
