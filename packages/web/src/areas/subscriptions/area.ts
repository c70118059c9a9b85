import type { SubscriptionQuery } from '@daftar/sdk';
import { createRoute } from '@tanstack/react-router';
import { listSearch } from '../../kit/lists/state/list-search.ts';
import { area } from '../../session/areas.ts';
import { lazyPage } from '../../shell/lazy-page.ts';
import { protectedRoute } from '../../shell/protected-route.tsx';

declare module '../../api/query-keys.ts' {
  interface Resources {
    subscriptions: true;
  }
}

const list = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/subscriptions',
  validateSearch: listSearch<SubscriptionQuery>()('country', 'operator', 'subscriberStatus', 'userTypeId'),
  component: lazyPage(() => import('./subscription-list.tsx'), 'SubscriptionList'),
});

const history = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/subscriptions/history/$id',
  component: lazyPage(() => import('./subscription-history.tsx'), 'SubscriptionHistory'),
});

export const subscriptions = area({
  entries: [
    {
      menu: ['none', 30],
      label: 'Subscriptions',
      path: '/subscriptions',
      flag: 'Subscription.viewAll',
      icon: 'Repeat',
    },
  ],
  marks: { '/subscriptions': '/packages' },
  routes: [list, history],
});
