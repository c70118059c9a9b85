import type { CheckoutLogQuery } from '@daftar/sdk';
import { createRoute } from '@tanstack/react-router';
import { listSearch } from '../../kit/lists/state/list-search.ts';
import { area } from '../../session/areas.ts';
import { lazyPage } from '../../shell/lazy-page.ts';
import { protectedRoute } from '../../shell/protected-route.tsx';

declare module '../../api/query-keys.ts' {
  interface Resources {
    'checkout-logs': true;
  }
}

const list = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/checkout-logs',
  validateSearch: listSearch<CheckoutLogQuery, 'log'>()('dateFrom', 'dateTo', 'provider', 'log'),
  component: lazyPage(() => import('./log-list.tsx'), 'LogList'),
});

export const checkoutLogs = area({
  entries: [
    {
      menu: ['gear', 30],
      label: 'Checkout Logs',
      path: '/checkout-logs',
      ownerOnly: true,
      icon: 'ScrollText',
      key: 'j',
    },
  ],
  routes: [list],
});
