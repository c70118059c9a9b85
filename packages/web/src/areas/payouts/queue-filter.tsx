import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { Link } from '@tanstack/react-router';
import { FACT_SEPARATOR } from '../../i18n/shown.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useChoiceName } from '../../kit/forms/pickers/use-choice-names.ts';
import { PeriodCell } from '../../kit/ui/cells/period-cell.tsx';
import type { QueueSearch } from './queue-search.ts';

function MerchantName({ id }: { id: string }) {
  return (
    <>
      {FACT_SEPARATOR}
      <bdi>{useChoiceName('merchant', id)}</bdi>
    </>
  );
}

/** Says that the queue has the list's filter, and leads to the queue of all pending payouts. */
export function QueueFilter({ search }: { search: QueueSearch }) {
  const { t } = useTexts();
  const { dateFrom = '', dateTo = '', userTypeId, currency, q } = search;
  return (
    <Flex columnGap="4" rowGap="1" wrap="wrap" align="baseline" textStyle="sm" data-queue-filter="">
      <Text color="fg.muted">
        {t('Filtered as the list was:')} <PeriodCell from={dateFrom} to={dateTo} />
        {userTypeId && <MerchantName id={userTypeId} />}
        {currency && `${FACT_SEPARATOR}${currency}`}
        {q && (
          <>
            {FACT_SEPARATOR}
            <bdi>{q}</bdi>
          </>
        )}
      </Text>
      <Link to="/loan-requests/queue" search={{}} className="link">
        {t('Review all pending payouts')}
      </Link>
    </Flex>
  );
}
