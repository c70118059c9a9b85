import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { protectedRoute } from './protected.tsx';

const user = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/users/history/$id',
  component: lazyRouteComponent(() => import('../areas/history/user-history.tsx'), 'UserHistory'),
});

const role = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/roles/history/$id',
  component: lazyRouteComponent(() => import('../areas/history/role-history.tsx'), 'RoleHistory'),
});

const settlement = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/settlement/history/$id',
  component: lazyRouteComponent(() => import('../areas/history/settlement-history.tsx'), 'SettlementHistory'),
});

export const historyRoutes = [user, role, settlement] as const;
