import { HistoryScreen } from '../../kit/features/history/history-screen.tsx';
import { blacklistQueries } from './blacklist-queries.ts';

export function BlacklistHistory() {
  return (
    <HistoryScreen
      kind="blacklistEntry"
      queryOf={blacklistQueries.detail}
      title={({ msisdn }) => ({ name: msisdn })}
      back="/blacklists"
    />
  );
}
