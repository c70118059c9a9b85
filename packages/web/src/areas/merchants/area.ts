import type { MerchantQuery } from '@daftar/sdk';
import { createRoute } from '@tanstack/react-router';
import { Store } from 'lucide-react';
import { listSearch } from '../../kit/lists/state/list-search.ts';
import { area, type Creation } from '../../session/areas.ts';
import { guardCall, guardForm } from '../../session/permissions/guards.ts';
import { lazyPage } from '../../shell/lazy-page.ts';
import { protectedRoute } from '../../shell/protected-route.tsx';

declare module '../../api/query-keys.ts' {
  interface Resources {
    merchants: true;
    'merchant-keys': true;
    'webhook-endpoints': true;
  }
}

const creates = {
  path: '/merchants/form/new',
  label: 'Create merchant',
  operation: 'addMerchant',
} satisfies Creation;

const list = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/merchants',
  validateSearch: listSearch<MerchantQuery>()('status', 'country'),
  component: lazyPage(() => import('./merchant-list.tsx'), 'MerchantList'),
});

const form = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/merchants/form/$id',
  beforeLoad: guardForm(creates, { page: 'Edit merchant', operation: 'editMerchant' }),
  component: lazyPage(() => import('./merchant-form.tsx'), 'MerchantForm'),
});

const history = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/merchants/history/$id',
  component: lazyPage(() => import('./merchant-history.tsx'), 'MerchantHistory'),
});

const balance = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/merchants/account-balance/$id',
  beforeLoad: guardCall('Add Account Balance', 'addMerchantBalance'),
  component: lazyPage(() => import('./account-balance.tsx'), 'AccountBalance'),
});

const keys = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/merchants/keys/$id',
  component: lazyPage(() => import('./merchant-keys.tsx'), 'MerchantKeys'),
});

const workspace = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/merchants/workspace/$id',
  component: lazyPage(() => import('./merchant-overview.tsx'), 'MerchantOverview'),
});

const services = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/merchants/services/$id',
  component: lazyPage(() => import('./merchant-services.tsx'), 'MerchantServices'),
});

const webhooks = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/merchants/webhooks/$id',
  component: lazyPage(() => import('./merchant-webhooks.tsx'), 'MerchantWebhooks'),
});

export const merchants = area({
  entries: [
    {
      menu: ['side', 50],
      label: 'Merchants Management',
      path: '/merchants',
      flag: 'MerchentManagement.viewAll',
      icon: Store,
      key: 'm',
    },
  ],
  creates,
  routes: [list, form, history, balance, keys, workspace, services, webhooks],
});
