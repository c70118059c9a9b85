import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listSearch } from '../kit/bindings/list-search.ts';
import { protectedRoute } from './protected.tsx';

const dashboard = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/dashboard',
  validateSearch: listSearch('servicesFrom', 'servicesTo', 'revenueFrom', 'revenueTo', 'currency'),
  component: lazyRouteComponent(() => import('../areas/dashboard/dashboard.tsx'), 'Dashboard'),
});

export const dashboardRoutes = [dashboard] as const;
