import type { ReconciliationQuery } from '@daftar/sdk';
import { createRoute } from '@tanstack/react-router';
import { listSearch } from '../kit/lists/state/list-search.ts';
import { lazyPage } from '../shell/lazy-page.ts';
import { protectedRoute } from './protected.tsx';

const validateSearch = listSearch<ReconciliationQuery>()('country', 'currency', 'dateFrom', 'dateTo');

const list = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/reconciliation',
  validateSearch,
  component: lazyPage(() => import('./reconciliation-pages.tsx'), 'ReconciliationListPage'),
});

const check = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/reconciliation/$merchant',
  validateSearch,
  component: lazyPage(() => import('./reconciliation-pages.tsx'), 'ThreeWayCheckPage'),
});

export const reconciliationRoutes = [list, check] as const;
