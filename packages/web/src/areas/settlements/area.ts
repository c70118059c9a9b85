import type { SettlementQuery } from '@daftar/sdk';
import { createRoute } from '@tanstack/react-router';
import { Landmark } from 'lucide-react';
import { listSearch } from '../../kit/lists/state/list-search.ts';
import { area, type Creation } from '../../session/areas.ts';
import { guardForm } from '../../session/permissions/guards.ts';
import { lazyPage } from '../../shell/lazy-page.ts';
import { protectedRoute } from '../../shell/protected-route.tsx';

declare module '../../api/query-keys.ts' {
  interface Resources {
    settlements: true;
  }
}

const creates = {
  path: '/settlement/form/new',
  label: 'Create settlement',
  operation: 'addSettlement',
} satisfies Creation;

const list = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/settlements',
  validateSearch: listSearch<SettlementQuery>()('country', 'currency', 'dateFrom', 'dateTo', 'userTypeId'),
  component: lazyPage(() => import('./settlement-list.tsx'), 'SettlementList'),
});

const form = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/settlement/form/$id',
  beforeLoad: guardForm(creates),
  component: lazyPage(() => import('./settlement-form.tsx'), 'SettlementForm'),
});

const history = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/settlement/history/$id',
  component: lazyPage(() => import('./settlement-history.tsx'), 'SettlementHistory'),
});

const summary = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/settlement-summary/$id',
  component: lazyPage(() => import('./settlement-summary.tsx'), 'SettlementSummary'),
});

export const settlements = area({
  entries: [
    {
      menu: ['side', 100],
      label: 'Settlement',
      path: '/settlements',
      flag: 'Settlements.viewAll',
      icon: Landmark,
      key: 's',
    },
  ],
  creates,
  guardedBy: { '/settlement': '/settlements', '/settlement-summary': '/settlements' },
  routes: [list, form, history, summary],
});
