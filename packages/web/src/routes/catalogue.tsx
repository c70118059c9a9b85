import type { BlacklistQuery, PackageQuery, ProductQuery, SubscriptionQuery } from '@daftar/sdk';
import { createRoute } from '@tanstack/react-router';
import { listSearch } from '../kit/lists/state/list-search.ts';
import { lazyPage } from '../shell/lazy-page.ts';
import { guardForm } from './guard-form.ts';
import { protectedRoute } from './protected.tsx';

const products = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/products',
  validateSearch: listSearch<ProductQuery>()('merchantId'),
  component: lazyPage(() => import('../areas/products/product-list.tsx'), 'ProductList'),
});

const product = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/products/form/$id',
  beforeLoad: guardForm('/products/form/new', { page: 'Edit product', operation: 'editProduct' }),
  component: lazyPage(() => import('../areas/products/product-form.tsx'), 'ProductForm'),
});

const productHistory = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/products/history/$id',
  component: lazyPage(() => import('../areas/products/product-history.tsx'), 'ProductHistory'),
});

const packages = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/packages',
  validateSearch: listSearch<PackageQuery>()('country', 'userTypeId'),
  component: lazyPage(() => import('../areas/packages/package-list.tsx'), 'PackageList'),
});

const packageForm = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/packages/form/$id',
  beforeLoad: guardForm('/packages/form/new', { page: 'Edit package', operation: 'editPackage' }),
  component: lazyPage(() => import('../areas/packages/package-form.tsx'), 'PackageForm'),
});

const packageHistory = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/packages/history/$id',
  component: lazyPage(() => import('../areas/packages/package-history.tsx'), 'PackageHistory'),
});

const subscriptions = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/subscriptions',
  validateSearch: listSearch<SubscriptionQuery>()('country', 'operator', 'subscriberStatus', 'userTypeId'),
  component: lazyPage(() => import('../areas/subscriptions/subscription-list.tsx'), 'SubscriptionList'),
});

const subscriptionHistory = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/subscriptions/history/$id',
  component: lazyPage(() => import('../areas/subscriptions/subscription-history.tsx'), 'SubscriptionHistory'),
});

const blacklists = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/blacklists',
  validateSearch: listSearch<BlacklistQuery>()(),
  component: lazyPage(() => import('../areas/blacklists/blacklist-list.tsx'), 'BlacklistList'),
});

const blacklist = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/blacklists/form/$id',
  beforeLoad: guardForm('/blacklists/form/new', { page: 'Edit blacklist', operation: 'editBlacklistEntry' }),
  component: lazyPage(() => import('../areas/blacklists/blacklist-form.tsx'), 'BlacklistForm'),
});

const blacklistHistory = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/blacklists/history/$id',
  component: lazyPage(() => import('../areas/blacklists/blacklist-history.tsx'), 'BlacklistHistory'),
});

const callCenter = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/call-center',
  component: lazyPage(() => import('../areas/call-center/call-center.tsx'), 'CallCenter'),
});

export const catalogueRoutes = [
  ...[products, product, productHistory],
  ...[packages, packageForm, packageHistory],
  ...[subscriptions, subscriptionHistory],
  ...[blacklists, blacklist, blacklistHistory],
  callCenter,
] as const;
