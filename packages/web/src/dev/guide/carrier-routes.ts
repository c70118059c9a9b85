import type { CarrierQuery } from '@daftar/sdk';
import { createRoute } from '@tanstack/react-router';
import { listSearch } from '../../kit/bindings/list-search.ts';
import { protectedRoute } from '../../routes/protected.tsx';
import { lazyPage } from '../../shell/lazy-page.ts';

const list = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/carriers',
  validateSearch: listSearch<CarrierQuery>()('status'),
  component: lazyPage(() => import('./carrier-list.tsx'), 'CarrierList'),
});

const form = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/carriers/form/new',
  component: lazyPage(() => import('./carrier-form.tsx'), 'CarrierForm'),
});

export const carrierRoutes = [list, form] as const;
