import { createRoute } from '@tanstack/react-router';
import { pageSearch } from '../kit/lists/state/list-search.ts';
import { lazyPage } from '../shell/lazy-page.ts';
import { protectedRoute } from './protected.tsx';

const dashboard = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/dashboard',
  validateSearch: pageSearch('servicesFrom', 'servicesTo', 'revenueFrom', 'revenueTo', 'currency'),
  component: lazyPage(() => import('../areas/dashboard/dashboard.tsx'), 'Dashboard'),
});

export const dashboardRoutes = [dashboard] as const;
