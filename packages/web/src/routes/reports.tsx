import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listSearch } from '../kit/bindings/list-search.ts';
import { protectedRoute } from './protected.tsx';

const reports = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/reports',
  validateSearch: listSearch('type', 'country', 'currency', 'dateFrom', 'dateTo', 'status'),
  component: lazyRouteComponent(() => import('../areas/reports/reports.tsx'), 'Reports'),
});

export const reportRoutes = [reports] as const;
