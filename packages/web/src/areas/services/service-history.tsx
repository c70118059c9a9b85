import { StatusPill } from '../../kit/cells/status-pill.tsx';
import { HistoryScreen } from '../../kit/screens/history-screen.tsx';
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
