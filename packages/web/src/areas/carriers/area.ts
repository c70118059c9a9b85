import type { CarrierQuery } from '@daftar/sdk';
import { createRoute } from '@tanstack/react-router';
import { TowerControl } from 'lucide-react';
import { listSearch } from '../../kit/lists/state/list-search.ts';
import { area, type Creation } from '../../session/areas.ts';
import { guardForm } from '../../session/permissions/guards.ts';
import { lazyPage } from '../../shell/lazy-page.ts';
import { protectedRoute } from '../../shell/protected-route.tsx';

declare module '../../api/query-keys.ts' {
  interface Resources {
    carriers: true;
  }
}

const creates = {
  path: '/carriers/form/new',
  label: 'Create carrier',
  operation: 'addCarrier',
} satisfies Creation;

const list = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/carriers',
  validateSearch: listSearch<CarrierQuery>()('type', 'status', 'country'),
  component: lazyPage(() => import('./carrier-list.tsx'), 'CarrierList'),
});

const form = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/carriers/form/$id',
  beforeLoad: guardForm(creates, { page: 'Edit carrier', operation: 'editCarrier' }),
  component: lazyPage(() => import('./carrier-form.tsx'), 'CarrierForm'),
});

const history = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/carriers/history/$id',
  component: lazyPage(() => import('./carrier-history.tsx'), 'CarrierHistory'),
});

export const carriers = area({
  entries: [
    {
      menu: ['side', 40],
      label: 'Carriers Management',
      path: '/carriers',
      flag: 'CarrierManagement.viewAll',
      icon: TowerControl,
      key: 'a',
    },
  ],
  creates,
  routes: [list, form, history],
});
