import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { addDays, businessDay, timeZoneOf } from '@daftar/domain';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../i18n/use-texts.ts';
import { listDate } from '../../kit/ui/cells/local-dates.ts';
import { paidDaysQuery } from './paid-days-query.ts';
import type { ReportSearch } from './use-report-search.ts';

type Props = { readonly search: ReportSearch; readonly setSearch: (next: ReportSearch) => void };

/** The last days before the period that have payments, each as a button that searches it. */
function PaidDays({ search, setSearch }: Props) {
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
export function LastDays({ offersDays = false, ...props }: Props & { readonly offersDays?: boolean }) {
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
