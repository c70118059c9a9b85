import { dashboardCards } from '@daftar/domain';
import { Navigate } from '@tanstack/react-router';
import { PageHeader } from '../../kit/parts/page-header.tsx';
import { useSession } from '../../session/use-session.ts';
import { RevenuePanel } from './revenue-panel.tsx';
import { ServicesPanel } from './services-panel.tsx';
import { SummaryCards } from './summary-cards.tsx';
import './dashboard.css';

/** Told where one is led instead. */
const away = { turnedAway: { page: 'Dashboard', flag: 'Dashboard.viewAll' } } as const;

/** What there is and what it brings: four cards, and for who may see graphs the two shares. */
export function Dashboard() {
  const { platformOwner, can } = useSession();
  if (!can('Dashboard.viewAll')) return <Navigate to="/" state={away} replace />;
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
