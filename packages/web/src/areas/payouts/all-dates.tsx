import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { FACT_SEPARATOR } from '../../i18n/shown.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useListState } from '../../kit/lists/state/use-list-state.ts';
import { listDate } from '../../kit/ui/cells/local-dates.ts';
import { useOtherDates } from './use-other-dates.ts';

/** The days that were searched, the number of matches on other days, and a button that searches all days if there are any. */
export function AllDates() {
  const { t, language, digits } = useTexts();
  const { dateFrom, dateTo, isAll, isBrief, elsewhere, searchAll } = useOtherDates();
  const [from, to] = [dateFrom, dateTo].map((day) => listDate(`${day}T00:00:00Z`, 'UTC', language));
  return (
    <>
      <p className="meta" role="status">
        {isAll
          ? t('All dates were searched.')
          : t('Searched: {{from}} – {{to}}', { from: from ?? '', to: to ?? '' })}
        {elsewhere !== undefined &&
          FACT_SEPARATOR +
            t('Found on other dates: {{number}}', { number: digits(elsewhere.toLocaleString('en')) })}
        {isBrief && FACT_SEPARATOR + t('Short texts are searched at the beginning of words.')}
      </p>
      {!isAll && elsewhere !== 0 && (
        <Button size="xs" onClick={searchAll}>
          {t('Search all dates')}
        </Button>
      )}
    </>
  );
}

/**
 * Shown above the payouts that a search text finds, unless all days were searched: a reader could otherwise take the rows for
 * everything that there is.
 */
export function SearchedDates() {
  const { search } = useListState<'/loan-requests'>();
  const { isAll, found = 0 } = useOtherDates();
  if (!search.q || isAll || found === 0) return null;
  return (
    <HStack gap="3" wrap="wrap">
      <AllDates />
    </HStack>
  );
}
