import type { RoleQuery } from '@daftar/sdk';
import { createRoute } from '@tanstack/react-router';
import { listSearch, pageSearch } from '../kit/lists/state/list-search.ts';
import { lazyPage } from '../shell/lazy-page.ts';
import { guardForm } from './guard-form.ts';
import { protectedRoute } from './protected.tsx';

const list = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/roles',
  validateSearch: listSearch<RoleQuery>()('userTypeId'),
  component: lazyPage(() => import('../areas/roles/role-list.tsx'), 'RoleList'),
});

const form = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/roles/form/$id',
  validateSearch: pageSearch('copy', 'userType', 'userTypeId', 'back'),
  beforeLoad: guardForm('/roles/form/new', { page: 'Edit role', operation: 'editRole' }),
  component: lazyPage(() => import('../areas/roles/role-form.tsx'), 'RoleForm'),
});

export const roleRoutes = [list, form] as const;
