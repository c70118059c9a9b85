import type { CheckoutLogQuery, CheckoutRequestQuery, CollectionQuery, DisbursementQuery } from '@daftar/sdk';
import { createRoute } from '@tanstack/react-router';
import { listSearch } from '../kit/lists/state/list-search.ts';
import { lazyPage } from '../shell/lazy-page.ts';
import { protectedRoute } from './protected.tsx';

const logs = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/checkout-logs',
  validateSearch: listSearch<CheckoutLogQuery, 'log'>()('dateFrom', 'dateTo', 'provider', 'log'),
  component: lazyPage(() => import('../areas/checkout-logs/log-list.tsx'), 'LogList'),
});

const requests = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/checkout-requests',
  validateSearch: listSearch<CheckoutRequestQuery>()('dateFrom', 'dateTo', 'status', 'received'),
  component: lazyPage(() => import('../areas/checkout-requests/request-list.tsx'), 'RequestList'),
});

const collection = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/collection',
  validateSearch: listSearch<CollectionQuery>()(
    'dateFrom',
    'dateTo',
    'merchant',
    'paymentMethod',
    'currency',
  ),
  component: lazyPage(() => import('../areas/overviews/collection-overview.tsx'), 'CollectionOverview'),
});

const disbursement = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/disbursement',
  validateSearch: listSearch<DisbursementQuery>()('dateFrom', 'dateTo', 'merchant', 'currency'),
  component: lazyPage(() => import('../areas/overviews/payout-overview.tsx'), 'PayoutOverview'),
});

export const monitoringRoutes = [logs, requests, collection, disbursement] as const;
