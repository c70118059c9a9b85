import { Button } from '@chakra-ui/react/button';
import type { DayRange } from '@daftar/domain';
import { addDays, businessDay } from '@daftar/domain';
import { homeZone } from '../../i18n/home-zone.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Empty } from '../../kit/ui/page/empty.tsx';

type Props = { range: DayRange | undefined; setRange: (range: DayRange) => void };

/** Shown when there are no sales: offers the last 30 days, unless the range covers them already. */
export function NoSales({ range, setRange }: Props) {
  const { t } = useTexts();
  const today = businessDay(new Date(), homeZone());
  const month = { dateFrom: addDays(today, -29), dateTo: today };
  const coversMonth = range && range.dateFrom <= month.dateFrom && range.dateTo >= today;
  return (
    <Empty text={t('No sales on these days')}>
      {coversMonth ? (
        <p className="meta">{t('Choose other days above.')}</p>
      ) : (
        <Button size="xs" onClick={() => setRange(month)}>
          {t('Show the last 30 days')}
        </Button>
      )}
    </Empty>
  );
}
