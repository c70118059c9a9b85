import type { CarrierQuery } from '@daftar/sdk';
import { createRoute } from '@tanstack/react-router';
import { listSearch } from '../kit/lists/state/list-search.ts';
import { lazyPage } from '../shell/lazy-page.ts';
import { guardForm } from './guard-form.ts';
import { protectedRoute } from './protected.tsx';

const list = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/carriers',
  validateSearch: listSearch<CarrierQuery>()('type', 'status', 'country'),
  component: lazyPage(() => import('../areas/carriers/carrier-list.tsx'), 'CarrierList'),
});

const form = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/carriers/form/$id',
  beforeLoad: guardForm('/carriers/form/new', { page: 'Edit carrier', operation: 'editCarrier' }),
  component: lazyPage(() => import('../areas/carriers/carrier-form.tsx'), 'CarrierForm'),
});

const history = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/carriers/history/$id',
  component: lazyPage(() => import('../areas/carriers/carrier-history.tsx'), 'CarrierHistory'),
});

export const carrierRoutes = [list, form, history] as const;
