import type { RefundQuery } from '@daftar/sdk';
import { createRoute } from '@tanstack/react-router';
import { listSearch } from '../../kit/lists/state/list-search.ts';
import { area } from '../../session/areas.ts';
import { lazyPage } from '../../shell/lazy-page.ts';
import { protectedRoute } from '../../shell/protected-route.tsx';

declare module '../../api/query-keys.ts' {
  interface Resources {
    refunds: true;
  }
}

const list = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/refunds',
  validateSearch: listSearch<RefundQuery>()('status', 'origin', 'userTypeId', 'transactionId', 'currency'),
  component: lazyPage(() => import('./refund-list.tsx'), 'RefundList'),
});

const detail = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/refunds/$id',
  component: lazyPage(() => import('./refund-detail.tsx'), 'RefundDetail'),
});

export const refunds = area({
  entries: [
    { menu: ['none', 20], label: 'Refunds', path: '/refunds', flag: 'Reports.viewAll', icon: 'Undo2' },
  ],
  marks: { '/refunds': '/reports?type=transaction-report' },
  routes: [list, detail],
});
