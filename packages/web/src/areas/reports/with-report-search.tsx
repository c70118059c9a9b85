import { Box } from '@chakra-ui/react/box';
import type { ReportType } from '@daftar/domain';
import type { ReactNode } from 'react';
import { LastDays } from './last-days.tsx';
import { ReportHeader } from './report-header.tsx';
import { useDraftSearch } from './use-draft-search.ts';
import { type ReportSearch, useReportSearch } from './use-report-search.ts';

type Props = {
  /** The report whose defaults apply if the URL has no values. */
  readonly type: ReportType;
  /** Whether the country select shows country flags. */
  readonly countryFlags?: boolean;
  /** Renders the page from the search, the header that edits it, and the action to show when no rows are found. */
  readonly children: (search: ReportSearch, header: ReactNode, next: ReactNode) => ReactNode;
};

/** Passes the report's search and its header to the page. */
export function WithReportSearch({ type, countryFlags = false, children }: Props) {
  const { search, setSearch } = useReportSearch(type);
  const [draft, setDraft] = useDraftSearch(search);
  return (
    <Box display="contents" css={{ '& .list-page': { '--around': '344px' } }}>
      {children(
        search,
        <ReportHeader {...{ search, setSearch, draft, setDraft, countryFlags }} />,
        <LastDays search={search} setSearch={setSearch} offersDays={type === 'billing-report'} />,
      )}
    </Box>
  );
}
