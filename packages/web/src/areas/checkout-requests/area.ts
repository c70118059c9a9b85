import type { CheckoutRequestQuery } from '@daftar/sdk';
import { createRoute } from '@tanstack/react-router';
import { listSearch } from '../../kit/lists/state/list-search.ts';
import { area } from '../../session/areas.ts';
import { lazyPage } from '../../shell/lazy-page.ts';
import { protectedRoute } from '../../shell/protected-route.tsx';

declare module '../../api/query-keys.ts' {
  interface Resources {
    'checkout-requests': true;
  }
}

const list = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/checkout-requests',
  validateSearch: listSearch<CheckoutRequestQuery>()('dateFrom', 'dateTo', 'status', 'received'),
  component: lazyPage(() => import('./request-list.tsx'), 'RequestList'),
});

export const checkoutRequests = area({
  entries: [
    {
      menu: ['gear', 40],
      label: 'Checkout Requests',
      path: '/checkout-requests',
      ownerOnly: true,
      icon: 'Inbox',
      key: 'q',
    },
  ],
  routes: [list],
});
