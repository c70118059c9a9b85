import { api } from '../../api/api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { HistoryScreen } from '../../kit/features/history/history-screen.tsx';
import { resourceQueries } from '../../kit/records/resource-queries.ts';

const settlements = resourceQueries('settlements', api.settlements);

export function SettlementHistory() {
  const { t } = useTexts();
  return (
    <HistoryScreen
      kind="settlement"
      queryOf={settlements.detail}
      title={({ transactionId }) => t('Settlement {{number}}', { number: transactionId })}
      aside={({ merchantName }) => <bdi>{merchantName}</bdi>}
      country={({ country }) => country}
      currency={({ localCurrency }) => localCurrency}
      back="/settlements"
    />
  );
}
