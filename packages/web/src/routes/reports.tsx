import { createRoute } from '@tanstack/react-router';
import { listSearch } from '../kit/bindings/list-search.ts';
import { lazyPage } from '../shell/lazy-page.ts';
import { protectedRoute } from './protected.tsx';

const period = ['country', 'currency', 'dateFrom', 'dateTo'] as const;

const reports = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/reports',
  validateSearch: listSearch('type', 'status', 'userTypeId', 'serviceId', ...period),
  component: lazyPage(() => import('../areas/reports/reports.tsx'), 'Reports'),
});

const billingDetail = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/reports/billing-detail',
  validateSearch: listSearch('type', 'userTypeId', 'serviceName', ...period),
  component: lazyPage(() => import('../areas/reports/billing-detail.tsx'), 'BillingDetail'),
});

export const reportRoutes = [reports, billingDetail] as const;
