import type { BillingDetailQuery, BillingQuery, SettlementReportQuery, TransactionQuery } from '@daftar/sdk';
import { createRoute } from '@tanstack/react-router';
import { listSearch } from '../kit/lists/state/list-search.ts';
import { lazyPage } from '../shell/lazy-page.ts';
import { protectedRoute } from './protected.tsx';

const period = ['country', 'currency', 'dateFrom', 'dateTo'] as const;

const reports = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/reports',
  validateSearch: listSearch<TransactionQuery & BillingQuery & SettlementReportQuery, 'type'>()(
    'type',
    'status',
    'userTypeId',
    'serviceId',
    'paymentMethod',
    'duplicate',
    ...period,
  ),
  component: lazyPage(() => import('../areas/reports/reports.tsx'), 'Reports'),
});

const billingDetail = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/reports/billing-detail',
  validateSearch: listSearch<BillingDetailQuery, 'type'>()('type', 'userTypeId', 'serviceName', ...period),
  component: lazyPage(() => import('../areas/reports/billing-detail.tsx'), 'BillingDetail'),
});

export const reportRoutes = [reports, billingDetail] as const;
