import { Button } from '@chakra-ui/react/button';
import { addDays, businessDay, timeZoneOf } from '@daftar/domain';
import { useTexts } from '../../i18n/use-texts.ts';
import type { ReportSearch } from './use-report-search.ts';

type Props = { readonly search: ReportSearch; readonly setSearch: (next: ReportSearch) => void };

/** Shown when the report has no rows: searches the last 30 days, unless the search covers them already. */
export function LastDays({ search, setSearch }: Props) {
  const { t } = useTexts();
  const dateTo = businessDay(new Date(), timeZoneOf(search.country));
  const dateFrom = addDays(dateTo, -29);
  if (search.dateFrom <= dateFrom && search.dateTo >= dateTo)
    return <p className="meta">{t('Choose other days above.')}</p>;
  return (
    <Button size="xs" onClick={() => setSearch({ ...search, dateFrom, dateTo })}>
      {t('Show the last 30 days')}
    </Button>
  );
}
