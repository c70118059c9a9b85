import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { protectedRoute } from './protected.tsx';

const profile = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/account-profile',
  component: lazyRouteComponent(() => import('../areas/account/account-profile.tsx'), 'AccountProfile'),
});

const password = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/change-password',
  component: lazyRouteComponent(() => import('../areas/account/change-password.tsx'), 'ChangePassword'),
});

export const accountRoutes = [profile, password] as const;
