import type { PayoutQuery } from '@daftar/sdk';
import { createRoute } from '@tanstack/react-router';
import { listSearch } from '../kit/lists/state/list-search.ts';
import { lazyPage } from '../shell/lazy-page.ts';
import { guardCall } from './guard-form.ts';
import { protectedRoute } from './protected.tsx';

const list = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/loan-requests',
  validateSearch: listSearch<PayoutQuery, 'payout'>()(
    ...(['status', 'userTypeId', 'currency', 'dateFrom', 'dateTo', 'payout'] as const),
  ),
  component: lazyPage(() => import('../areas/payouts/payout-list.tsx'), 'PayoutList'),
});

const queue = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/loan-requests/queue',
  validateSearch: listSearch<PayoutQuery>()('userTypeId', 'currency', 'dateFrom', 'dateTo'),
  beforeLoad: guardCall('Payout queue', 'setPayoutStatus'),
  component: lazyPage(() => import('../areas/payouts/payout-queue.tsx'), 'PayoutQueue'),
});

export const payoutRoutes = [list, queue] as const;
