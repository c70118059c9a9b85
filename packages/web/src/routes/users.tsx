import type { UserQuery } from '@daftar/sdk';
import { createRoute } from '@tanstack/react-router';
import { listSearch } from '../kit/lists/state/list-search.ts';
import { lazyPage } from '../shell/lazy-page.ts';
import { guardForm } from './guard-form.ts';
import { protectedRoute } from './protected.tsx';

const list = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/users',
  validateSearch: listSearch<UserQuery>()('status', 'userType'),
  component: lazyPage(() => import('../areas/users/user-list.tsx'), 'UserList'),
});

const form = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/users/form/$id',
  beforeLoad: guardForm('/users/form/new', { page: 'Edit user', operation: 'editUser' }),
  component: lazyPage(() => import('../areas/users/user-form.tsx'), 'UserForm'),
});

export const userRoutes = [list, form] as const;
