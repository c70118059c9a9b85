import { StatusPill } from '../../kit/cells/status-pill.tsx';
import { HistoryScreen } from '../../kit/screens/history-screen.tsx';
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
