import { HistoryScreen } from '../../kit/features/history/history-screen.tsx';
import { packageQueries } from './package-queries.ts';

export function PackageHistory() {
  return (
    <HistoryScreen
      kind="package"
      queryOf={packageQueries.detail}
      title={({ name }) => ({ name })}
      aside={({ merchantName }) => <bdi>{merchantName}</bdi>}
      country={({ country }) => country}
      currency={({ currency }) => currency}
      back="/packages"
    />
  );
}
