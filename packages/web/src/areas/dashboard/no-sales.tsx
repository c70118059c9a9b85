import type { DayRange } from '@daftar/domain';
import { addDays, businessDay } from '@daftar/domain';
import { homeZone } from '../../i18n/home-zone.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Empty } from '../../kit/parts/empty.tsx';
import { Button } from '../../ui/controls.tsx';

type Props = { range: DayRange | undefined; ask: (range: DayRange) => void };

/** No sales on these days; the last thirty are a click away, unless they were looked at already. */
export function NoSales({ range, ask }: Props) {
  const { t } = useTexts();
  const today = businessDay(new Date(), homeZone());
  const month = { dateFrom: addDays(today, -29), dateTo: today };
  const seen = range && range.dateFrom <= month.dateFrom && range.dateTo >= today;
  return (
    <Empty text={t('No sales on these days')}>
      {seen ? (
        <p className="meta">{t('Choose other days above.')}</p>
      ) : (
        <Button size="sm" onClick={() => ask(month)}>
          {t('Show the last 30 days')}
        </Button>
      )}
    </Empty>
  );
}
