import type {
  BillingDetailQuery,
  BillingQuery,
  ReconciliationQuery,
  SettlementReportQuery,
  TransactionQuery,
} from '@daftar/sdk';
import { createRoute } from '@tanstack/react-router';
import { ArrowLeftRight, FileSpreadsheet, ReceiptText } from 'lucide-react';
import { listSearch } from '../../kit/lists/state/list-search.ts';
import { area } from '../../session/areas.ts';
import { lazyPage } from '../../shell/lazy-page.ts';
import { protectedRoute } from '../../shell/protected-route.tsx';

declare module '../../api/query-keys.ts' {
  interface Resources {
    'transaction-report': true;
    'settlement-report': true;
    'billing-report': true;
    'billing-detail': true;
    reconciliation: true;
  }
}

const validateSearch = listSearch<ReconciliationQuery>()('country', 'currency', 'dateFrom', 'dateTo');

const period = ['country', 'currency', 'dateFrom', 'dateTo'] as const;

const report = createRoute({
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
  component: lazyPage(() => import('./reports.tsx'), 'Reports'),
});

const billingDetail = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/reports/billing-detail',
  validateSearch: listSearch<BillingDetailQuery, 'type'>()('type', 'userTypeId', 'serviceName', ...period),
  component: lazyPage(() => import('./billing-detail.tsx'), 'BillingDetail'),
});

const reconciliation = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/reconciliation',
  validateSearch,
  component: lazyPage(() => import('./check/check-pages.tsx'), 'ReconciliationListPage'),
});

const check = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/reconciliation/$merchant',
  validateSearch,
  component: lazyPage(() => import('./check/check-pages.tsx'), 'ThreeWayCheckPage'),
});

export const reports = area({
  entries: [
    {
      menu: ['side', 120],
      label: 'Reports',
      flag: 'Reports.viewAll',
      items: [
        {
          label: 'Transactions',
          name: 'Transaction Report',
          path: '/reports?type=transaction-report',
          icon: ArrowLeftRight,
          key: 'r',
        },
        {
          label: 'Settlement',
          name: 'Settlement Report',
          path: '/reports?type=settlement-report',
          icon: FileSpreadsheet,
          key: 'e',
        },
        {
          label: 'Billing',
          name: 'Billing Report',
          path: '/reports?type=billing-report',
          icon: ReceiptText,
          key: 'l',
        },
      ],
    },
  ],
  guardedBy: { '/reconciliation': '/reports' },
  marks: { '/reconciliation': '/reports?type=billing-report' },
  routes: [report, billingDetail, reconciliation, check],
});
