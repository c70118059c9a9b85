import type { UserQuery } from '@daftar/sdk';
import { createRoute } from '@tanstack/react-router';
import { listSearch } from '../../kit/lists/state/list-search.ts';
import { area, type Creation } from '../../session/areas.ts';
import { guardForm } from '../../session/permissions/guards.ts';
import { lazyPage } from '../../shell/lazy-page.ts';
import { protectedRoute } from '../../shell/protected-route.tsx';

declare module '../../api/query-keys.ts' {
  interface Resources {
    users: true;
  }
}

const creates = { path: '/users/form/new', label: 'Create user', operation: 'addUser' } satisfies Creation;

const list = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/users',
  validateSearch: listSearch<UserQuery>()('status', 'userType'),
  component: lazyPage(() => import('./user-list.tsx'), 'UserList'),
});

const form = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/users/form/$id',
  beforeLoad: guardForm(creates, { page: 'Edit user', operation: 'editUser' }),
  component: lazyPage(() => import('./user-form.tsx'), 'UserForm'),
});

const history = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/users/history/$id',
  component: lazyPage(() => import('./user-history.tsx'), 'UserHistory'),
});

export const users = area({
  entries: [
    { menu: ['gear', 10], label: 'Users', path: '/users', flag: 'Users.viewAll', icon: 'Users', key: 'u' },
  ],
  creates,
  routes: [list, form, history],
});
