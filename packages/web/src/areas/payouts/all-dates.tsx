import { Button } from '@chakra-ui/react/button';
import { useTexts } from '../../i18n/use-texts.ts';
import { listDate } from '../../kit/cells/local-dates.ts';
import { useListState } from '../../kit/list-state/use-list-state.ts';
import { allPayoutDays, payoutDays } from './payout-queries.ts';

/** Shown when no payout is found: the days that were searched, and a button that searches all days. */
export function AllDates() {
  const { t, language } = useTexts();
  const { search, change } = useListState<'/loan-requests'>();
  const { dateFrom, dateTo } = payoutDays({
    ...(search.dateFrom && { dateFrom: search.dateFrom }),
    ...(search.dateTo && { dateTo: search.dateTo }),
  });
  const all = allPayoutDays();
  const [from, to] = [dateFrom, dateTo].map((day) => listDate(`${day}T00:00:00Z`, 'UTC', language));
  const isAll = dateFrom <= all.dateFrom && dateTo >= all.dateTo;
  return (
    <>
      <p className="meta">
        {isAll
          ? t('All dates were searched.')
          : t('Searched: {{from}} – {{to}}', { from: from ?? '', to: to ?? '' })}
      </p>
      {!isAll && (
        <Button size="xs" onClick={() => change({ ...all, page: undefined })}>
          {t('Search all dates')}
        </Button>
      )}
    </>
  );
}
