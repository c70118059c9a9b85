import { HistoryScreen } from '../../kit/features/history/history-screen.tsx';
import { StatusPill } from '../../kit/ui/cells/status-pill.tsx';
import { serviceQueries } from './service-queries.ts';

export function ServiceHistory() {
  return (
    <HistoryScreen
      kind="service"
      queryOf={serviceQueries.detail}
      title={({ serviceName }) => ({ name: serviceName })}
      aside={({ status }) => <StatusPill status={status ? 'Active' : 'Suspended'} />}
      country={({ country }) => country}
      currency={({ currency }) => currency}
      back="/services"
    />
  );
}
