import { createRouter } from '@tanstack/react-router';
import { recordNavigation } from '../kit/ui/page/previous-locations.ts';
import { ShellProblem } from '../shell/shell-problem.tsx';
import { accountRoutes } from './account.tsx';
import { approvalRoutes } from './approvals.tsx';
import { carrierRoutes } from './carriers.tsx';
import { catalogueRoutes } from './catalogue.tsx';
import { dashboardRoutes } from './dashboard.tsx';
import { historyRoutes } from './histories.tsx';
import { loanRoutes } from './loans.tsx';
import { merchantRoutes } from './merchants.tsx';
import { monitoringRoutes } from './monitoring.tsx';
import { paymentRoutes } from './payments.tsx';
import { payoutRoutes } from './payouts.tsx';
import { protectedRoute } from './protected.tsx';
import { reconciliationRoutes } from './reconciliation.tsx';
import { reportRoutes } from './reports.tsx';
import { roleRoutes } from './roles.tsx';
import { rootRoute } from './root.tsx';
import { serviceRoutes } from './services.tsx';
import { homeRoutes, sessionRoutes } from './session.tsx';
import { settlementFileRoutes } from './settlement-files.tsx';
import { settlementRoutes } from './settlements.tsx';
import { userRoutes } from './users.tsx';
import { webhookDeliveryRoutes } from './webhook-deliveries.tsx';

const tree = rootRoute.addChildren([
  ...sessionRoutes,
  protectedRoute.addChildren([
    ...homeRoutes,
    ...dashboardRoutes,
    ...merchantRoutes,
    ...carrierRoutes,
    ...serviceRoutes,
    ...webhookDeliveryRoutes,
    ...historyRoutes,
    ...settlementRoutes,
    ...settlementFileRoutes,
    ...reportRoutes,
    ...reconciliationRoutes,
    ...paymentRoutes,
    ...monitoringRoutes,
    ...catalogueRoutes,
    ...loanRoutes,
    ...approvalRoutes,
    ...payoutRoutes,
    ...userRoutes,
    ...roleRoutes,
    ...accountRoutes,
  ]),
]);

export const router = createRouter({
  routeTree: tree,
  defaultPreload: 'intent',
  // Shows a page's error inside the shell, so that the menus stay usable.
  defaultErrorComponent: ShellProblem,
  scrollRestoration: true,
});

router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) =>
  recordNavigation(fromLocation, toLocation),
);

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
