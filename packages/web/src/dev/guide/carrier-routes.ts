import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listSearch } from '../../kit/bindings/list-search.ts';
import { protectedRoute } from '../../routes/protected.tsx';

const list = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/carriers',
  validateSearch: listSearch('status'),
  component: lazyRouteComponent(() => import('./carrier-list.tsx'), 'CarrierList'),
});

const form = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/carriers/form/new',
  component: lazyRouteComponent(() => import('./carrier-form.tsx'), 'CarrierForm'),
});

export const carrierRoutes = [list, form] as const;
