import type { CollectionQuery, DisbursementQuery } from '@daftar/sdk';
import { createRoute } from '@tanstack/react-router';
import { HandCoins, Send } from 'lucide-react';
import { listSearch } from '../../kit/lists/state/list-search.ts';
import { area } from '../../session/areas.ts';
import { lazyPage } from '../../shell/lazy-page.ts';
import { protectedRoute } from '../../shell/protected-route.tsx';

declare module '../../api/query-keys.ts' {
  interface Resources {
    collection: true;
    disbursement: true;
  }
}

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
  component: lazyPage(() => import('./collection-overview.tsx'), 'CollectionOverview'),
});

const disbursement = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/disbursement',
  validateSearch: listSearch<DisbursementQuery>()('dateFrom', 'dateTo', 'merchant', 'currency'),
  component: lazyPage(() => import('./payout-overview.tsx'), 'PayoutOverview'),
});

export const overviews = area({
  entries: [
    {
      menu: ['side', 20],
      label: 'Collection',
      path: '/collection',
      flag: 'Collection.viewAll',
      icon: HandCoins,
      key: 'c',
    },
    {
      menu: ['side', 30],
      label: 'Disbursement',
      path: '/disbursement',
      flag: 'Disbursement.viewAll',
      icon: Send,
      key: 'i',
    },
  ],
  routes: [collection, disbursement],
});
