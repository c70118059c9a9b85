import type { MerchantQuery } from '@daftar/sdk';
import { createRoute } from '@tanstack/react-router';
import { listSearch } from '../kit/lists/state/list-search.ts';
import { lazyPage } from '../shell/lazy-page.ts';
import { guardCall, guardForm } from './guard-form.ts';
import { protectedRoute } from './protected.tsx';

const list = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/merchants',
  validateSearch: listSearch<MerchantQuery>()('status', 'country'),
  component: lazyPage(() => import('../areas/merchants/merchant-list.tsx'), 'MerchantList'),
});

const form = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/merchants/form/$id',
  beforeLoad: guardForm('/merchants/form/new', { page: 'Edit merchant', operation: 'editMerchant' }),
  component: lazyPage(() => import('../areas/merchants/merchant-form.tsx'), 'MerchantForm'),
});

const history = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/merchants/history/$id',
  component: lazyPage(() => import('../areas/merchants/merchant-history.tsx'), 'MerchantHistory'),
});

const balance = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/merchants/account-balance/$id',
  beforeLoad: guardCall('Add Account Balance', 'addMerchantBalance'),
  component: lazyPage(() => import('../areas/merchants/account-balance.tsx'), 'AccountBalance'),
});

const keys = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/merchants/keys/$id',
  component: lazyPage(() => import('../areas/merchants/merchant-keys.tsx'), 'MerchantKeys'),
});

const workspace = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/merchants/workspace/$id',
  component: lazyPage(() => import('../areas/merchants/merchant-overview.tsx'), 'MerchantOverview'),
});

const services = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/merchants/services/$id',
  component: lazyPage(() => import('../areas/merchants/merchant-services.tsx'), 'MerchantServices'),
});

const webhooks = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/merchants/webhooks/$id',
  component: lazyPage(() => import('../areas/merchants/merchant-webhooks.tsx'), 'MerchantWebhooks'),
});

export const merchantRoutes = [list, form, history, balance, keys, workspace, services, webhooks] as const;
