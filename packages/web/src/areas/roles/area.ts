import type { RoleQuery } from '@daftar/sdk';
import { createRoute } from '@tanstack/react-router';
import { listSearch, pageSearch } from '../../kit/lists/state/list-search.ts';
import { area, type Creation } from '../../session/areas.ts';
import { guardForm } from '../../session/permissions/guards.ts';
import { lazyPage } from '../../shell/lazy-page.ts';
import { protectedRoute } from '../../shell/protected-route.tsx';

declare module '../../api/query-keys.ts' {
  interface Resources {
    roles: true;
  }
}

const creates = { path: '/roles/form/new', label: 'Create role', operation: 'addRole' } satisfies Creation;

const list = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/roles',
  validateSearch: listSearch<RoleQuery>()('userTypeId'),
  component: lazyPage(() => import('./role-list.tsx'), 'RoleList'),
});

const form = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/roles/form/$id',
  validateSearch: pageSearch('copy', 'userType', 'userTypeId', 'back'),
  beforeLoad: guardForm(creates, { page: 'Edit role', operation: 'editRole' }),
  component: lazyPage(() => import('./role-form.tsx'), 'RoleForm'),
});

const history = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/roles/history/$id',
  component: lazyPage(() => import('./role-history.tsx'), 'RoleHistory'),
});

export const roles = area({
  entries: [
    {
      menu: ['gear', 20],
      label: 'Roles',
      path: '/roles',
      flag: 'Roles.viewAll',
      icon: 'ShieldCheck',
      key: 'o',
    },
  ],
  creates,
  routes: [list, form, history],
});
