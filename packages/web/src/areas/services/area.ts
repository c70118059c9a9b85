import type { OwnServiceQuery } from '@daftar/sdk';
import { createRoute } from '@tanstack/react-router';
import { Waypoints } from 'lucide-react';
import { listSearch } from '../../kit/lists/state/list-search.ts';
import { area, type Creation } from '../../session/areas.ts';
import { guardForm } from '../../session/permissions/guards.ts';
import { lazyPage } from '../../shell/lazy-page.ts';
import { protectedRoute } from '../../shell/protected-route.tsx';

declare module '../../api/query-keys.ts' {
  interface Resources {
    services: true;
  }
}

const creates = {
  path: '/services/form/new',
  label: 'Create service',
  operation: 'addService',
} satisfies Creation;

const list = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/services',
  validateSearch: listSearch<OwnServiceQuery>()('status', 'country', 'serviceType', 'userTypeId'),
  component: lazyPage(() => import('./service-list.tsx'), 'ServiceList'),
});

const form = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/services/form/$id',
  beforeLoad: guardForm(creates, { page: 'Edit service', operation: 'editService' }),
  component: lazyPage(() => import('./service-form.tsx'), 'ServiceForm'),
});

const history = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/services/history/$id',
  component: lazyPage(() => import('./service-history.tsx'), 'ServiceHistory'),
});

const embed = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/services/embed/$id',
  component: lazyPage(() => import('./service-embed.tsx'), 'ServiceEmbed'),
});

export const services = area({
  entries: [
    {
      menu: ['side', 90],
      label: 'Service Management',
      path: '/services',
      flag: 'Services.viewAll',
      icon: Waypoints,
      key: 'v',
    },
  ],
  creates,
  routes: [list, form, history, embed],
});
