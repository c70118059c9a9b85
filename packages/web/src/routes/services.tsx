import type { OwnServiceQuery } from '@daftar/sdk';
import { createRoute } from '@tanstack/react-router';
import { listSearch } from '../kit/lists/state/list-search.ts';
import { lazyPage } from '../shell/lazy-page.ts';
import { guardForm } from './guard-form.ts';
import { protectedRoute } from './protected.tsx';

const list = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/services',
  validateSearch: listSearch<OwnServiceQuery>()('status', 'country', 'serviceType', 'userTypeId'),
  component: lazyPage(() => import('../areas/services/service-list.tsx'), 'ServiceList'),
});

const form = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/services/form/$id',
  beforeLoad: guardForm('/services/form/new', { page: 'Edit service', operation: 'editService' }),
  component: lazyPage(() => import('../areas/services/service-form.tsx'), 'ServiceForm'),
});

const history = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/services/history/$id',
  component: lazyPage(() => import('../areas/services/service-history.tsx'), 'ServiceHistory'),
});

const embed = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/services/embed/$id',
  component: lazyPage(() => import('../areas/services/service-embed.tsx'), 'ServiceEmbed'),
});

export const serviceRoutes = [list, form, history, embed] as const;
