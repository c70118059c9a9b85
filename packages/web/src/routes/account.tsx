import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../shell/lazy-page.ts';
import { protectedRoute } from './protected.tsx';

const profile = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/account-profile',
  component: lazyPage(() => import('./account-pages.ts'), 'AccountProfile'),
});

const password = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/change-password',
  component: lazyPage(() => import('./account-pages.ts'), 'ChangePassword'),
});

export const accountRoutes = [profile, password] as const;
