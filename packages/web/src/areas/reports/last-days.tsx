import { addDays, businessDay, timeZoneOf } from '@daftar/domain';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/controls.tsx';
import type { ReportSearch } from './use-report-search.ts';

type Props = { readonly asked: ReportSearch; readonly ask: (next: ReportSearch) => void };

/** Leads on from days without rows: to the last thirty, unless they were looked at already. */
export function LastDays({ asked, ask }: Props) {
  const { t } = useTexts();
  const dateTo = businessDay(new Date(), timeZoneOf(asked.country));
  const dateFrom = addDays(dateTo, -29);
  if (asked.dateFrom <= dateFrom && asked.dateTo >= dateTo)
    return <p className="meta">{t('Choose other days above.')}</p>;
  return (
    <Button size="sm" onClick={() => ask({ ...asked, dateFrom, dateTo })}>
      {t('Show the last 30 days')}
    </Button>
  );
}
