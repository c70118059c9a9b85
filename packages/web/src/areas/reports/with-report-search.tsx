import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { addDays, businessDay, type ReportType, timeZoneOf } from '@daftar/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { api } from '../../api/api.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useOpenedAt } from '../../kit/lists/state/use-list-state.ts';
import { listDate } from '../../kit/ui/cells/local-dates.ts';
import { ReportHeader } from './report-header.tsx';
import { type ReportSearch, sameSearch, useReportSearch } from './use-report-search.ts';

/**
 * State of the header's search while the user edits it. Resets to the URL's search when that changes or a saved view is opened.
 */
function useDraftSearch(search: ReportSearch) {
  const openedAt = useOpenedAt();
  const [draft, setDraft] = useState(search);
  const [applied, setApplied] = useState({ search, openedAt });
  if (!sameSearch(search, applied.search) || (openedAt !== undefined && openedAt !== applied.openedAt)) {
    setApplied({ search, openedAt });
    setDraft(search);
  }
  return [draft, setDraft] as const;
}

type Query = Parameters<typeof api.reports.transactions>[0];

/** How many days are offered, and within how many days before the period they are searched. */
const [mostDays, reach] = [3, 366];

/** Returns the last days before a report's period that have successful payments, newest first. */
function paidDaysQuery({ dateFrom, country, currency }: ReportSearch) {
  const oldest = addDays(dateFrom, -reach);
  return queryOptions({
    queryKey: queryKeys.list('transaction-report', { paidBefore: dateFrom, country, currency }),
    queryFn: async ({ signal }) => {
      const days: string[] = [];
      while (days.length < mostDays) {
        const period = { dateFrom: oldest, dateTo: addDays(days.at(-1) ?? dateFrom, -1) };
        // The URL may hold any text: the server responds to invalid values with an error.
        const query = { ...period, country, currency, status: 'Success', limit: 1 } as Query;
        const { data } = await api.reports.transactions(query, { signal });
        const day = data[0] && businessDay(new Date(data[0].transactionDate), timeZoneOf(country));
        // A day outside of the period would be found for ever.
        if (!day || day > period.dateTo) break;
        days.push(day);
      }
      return days;
    },
  });
}

type LastDaysProps = { readonly search: ReportSearch; readonly setSearch: (next: ReportSearch) => void };

/** The last days before the period that have payments, each as a button that searches it. */
function PaidDays({ search, setSearch }: LastDaysProps) {
  const { t, language } = useTexts();
  const { data = [] } = useQuery(paidDaysQuery(search));
  return data.map((day) => (
    <Button key={day} size="xs" onClick={() => setSearch({ ...search, dateFrom: day, dateTo: day })}>
      {t('Show {{day}}', { day: listDate(`${day}T00:00:00Z`, 'UTC', language) ?? day })}
    </Button>
  ));
}

/**
 * Shown when the report has no rows: searches the last 30 days, unless the search covers them already. `offersDays`: also offers
 * the last days that have payments.
 */
function LastDays({ offersDays = false, ...props }: LastDaysProps & { readonly offersDays?: boolean }) {
  const { t } = useTexts();
  const { search, setSearch } = props;
  const dateTo = businessDay(new Date(), timeZoneOf(search.country));
  const dateFrom = addDays(dateTo, -29);
  const coversAll = search.dateFrom <= dateFrom && search.dateTo >= dateTo;
  return (
    <Flex gap="2" wrap="wrap" justify="center">
      {offersDays && <PaidDays {...props} />}
      {coversAll ? (
        <p className="meta">{t('Choose other days above.')}</p>
      ) : (
        <Button size="xs" onClick={() => setSearch({ ...search, dateFrom, dateTo })}>
          {t('Show the last 30 days')}
        </Button>
      )}
    </Flex>
  );
}

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
