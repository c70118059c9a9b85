import type { SettlementQuery } from '@daftar/sdk';
import { createRoute } from '@tanstack/react-router';
import { listSearch } from '../kit/lists/state/list-search.ts';
import { lazyPage } from '../shell/lazy-page.ts';
import { guardForm } from './guard-form.ts';
import { protectedRoute } from './protected.tsx';

const list = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/settlements',
  validateSearch: listSearch<SettlementQuery>()('country', 'currency', 'dateFrom', 'dateTo', 'userTypeId'),
  component: lazyPage(() => import('../areas/settlements/settlement-list.tsx'), 'SettlementList'),
});

const form = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/settlement/form/$id',
  beforeLoad: guardForm('/settlement/form/new'),
  component: lazyPage(() => import('../areas/settlements/settlement-form.tsx'), 'SettlementForm'),
});

const summary = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/settlement-summary/$id',
  component: lazyPage(() => import('../areas/settlements/settlement-summary.tsx'), 'SettlementSummary'),
});

export const settlementRoutes = [list, form, summary] as const;
