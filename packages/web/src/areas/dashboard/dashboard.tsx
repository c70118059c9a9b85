import { dashboardCards } from '@daftar/domain';
import { Navigate } from '@tanstack/react-router';
import { PageHeader } from '../../kit/parts/page-header.tsx';
import { useSession } from '../../session/use-session.ts';
import { RevenuePanel } from './revenue-panel.tsx';
import { ServicesPanel } from './services-panel.tsx';
import { SummaryCards } from './summary-cards.tsx';
import './dashboard.css';

/** The page that opens instead names the missing permission. */
const redirectState = { redirectReason: { page: 'Dashboard', flag: 'Dashboard.viewAll' } } as const;

/** Four summary cards and, for users who may see graphs, the services and revenue panels. */
export function Dashboard() {
  const { platformOwner, can } = useSession();
  if (!can('Dashboard.viewAll')) return <Navigate to="/" state={redirectState} replace />;
  return (
    <div className="page">
      <PageHeader title="Dashboard" />
      <SummaryCards cards={dashboardCards(platformOwner)} />
      {can('Dashboard.viewUserGraphs') && (
        <>
          <ServicesPanel />
          <RevenuePanel platformOwner={platformOwner} />
        </>
      )}
    </div>
  );
}
