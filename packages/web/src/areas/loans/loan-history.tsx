import { HistoryScreen } from '../../kit/features/history/history-screen.tsx';
import { transactionQueries } from './loan-queries.ts';

export function LoanHistory() {
  return (
    <HistoryScreen
      kind="loanTransaction"
      queryOf={transactionQueries.detail}
      title={({ transactionId }) => ({ name: transactionId })}
      aside={({ merchantName }) => <bdi>{merchantName}</bdi>}
      currency={({ currency }) => currency}
      back="/loan-accounts-balance"
    />
  );
}
