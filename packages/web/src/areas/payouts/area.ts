import type { PayoutQuery } from '@daftar/sdk';
import { createRoute } from '@tanstack/react-router';
import { Receipt } from 'lucide-react';
import { listSearch } from '../../kit/lists/state/list-search.ts';
import { area } from '../../session/areas.ts';
import { guardCall } from '../../session/permissions/guards.ts';
import { lazyPage } from '../../shell/lazy-page.ts';
import { protectedRoute } from '../../shell/protected-route.tsx';

declare module '../../api/query-keys.ts' {
  interface Resources {
    payouts: true;
  }
}

const list = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/loan-requests',
  validateSearch: listSearch<PayoutQuery, 'payout'>()(
    ...(['status', 'userTypeId', 'currency', 'dateFrom', 'dateTo', 'payout'] as const),
  ),
  component: lazyPage(() => import('./payout-list.tsx'), 'PayoutList'),
});

const queue = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/loan-requests/queue',
  validateSearch: listSearch<PayoutQuery>()('userTypeId', 'currency', 'dateFrom', 'dateTo'),
  beforeLoad: guardCall('Payout queue', 'setPayoutStatus'),
  component: lazyPage(() => import('./payout-queue.tsx'), 'PayoutQueue'),
});

export const payouts = area({
  entries: [
    {
      menu: ['side', 130],
      label: 'Payout Request',
      path: '/loan-requests',
      flag: 'LoanRequest.viewAll',
      icon: Receipt,
      key: 'p',
    },
  ],
  routes: [list, queue],
});
