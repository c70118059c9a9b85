import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../shell/lazy-page.ts';
import { protectedRoute } from './protected.tsx';

const user = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/users/history/$id',
  component: lazyPage(() => import('./history-pages.ts'), 'UserHistory'),
});

const role = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/roles/history/$id',
  component: lazyPage(() => import('./history-pages.ts'), 'RoleHistory'),
});

const settlement = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/settlement/history/$id',
  component: lazyPage(() => import('./history-pages.ts'), 'SettlementHistory'),
});

export const historyRoutes = [user, role, settlement] as const;
