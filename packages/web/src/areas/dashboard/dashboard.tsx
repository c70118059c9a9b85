import { dashboardCards } from '@daftar/domain';
import { Navigate } from '@tanstack/react-router';
import { PageHeader } from '../../kit/ui/page/page-header.tsx';
import { refusalOf } from '../../session/permissions/refusal-of.ts';
import { useSession } from '../../session/permissions/use-session.ts';
import { RevenuePanel } from './revenue-panel.tsx';
import { ServicesPanel } from './services-panel.tsx';
import { SummaryCards } from './summary-cards.tsx';

/** Four summary cards and, for users who may see graphs, the services and revenue panels. */
export function Dashboard() {
  const { caller, platformOwner, can } = useSession();
  const refusal = refusalOf('getDashboardSummary', caller);
  // The page to which this redirects names the missing permission.
  if (refusal)
    return <Navigate to="/" state={{ redirectReason: { page: 'Dashboard', ...refusal } }} replace />;
  return (
    <div className="page">
      <PageHeader title="Dashboard" />
      <SummaryCards cards={dashboardCards(platformOwner)} />
      {can('getServicesShare') && (
        <>
          <ServicesPanel />
          <RevenuePanel platformOwner={platformOwner} />
        </>
      )}
    </div>
  );
}
