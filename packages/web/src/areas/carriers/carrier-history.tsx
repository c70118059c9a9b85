import { HistoryScreen } from '../../kit/features/history/history-screen.tsx';
import { StatusPill } from '../../kit/ui/cells/status-pill.tsx';
import { carrierQueries } from './carrier-queries.ts';

export function CarrierHistory() {
  return (
    <HistoryScreen
      kind="carrier"
      queryOf={carrierQueries.detail}
      title={({ name }) => ({ name })}
      aside={({ status }) => <StatusPill status={status} />}
      country={({ country }) => country}
      back="/carriers"
    />
  );
}
