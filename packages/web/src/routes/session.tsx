import { createRoute, redirect } from '@tanstack/react-router';
import { keptLogin } from '../session/login/login-store.ts';
import { lazyPage } from '../shell/lazy-page.ts';
import { protectedRoute } from './protected.tsx';
import { rootRoute } from './root.tsx';

const login = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  beforeLoad: () => {
    if (keptLogin()) throw redirect({ to: '/', replace: true });
  },
  component: lazyPage(() => import('../areas/session/login.tsx'), 'Login'),
});

/** The page's component signs out, not the route's loader, because a loader could run on preload. */
const logout = createRoute({
  getParentRoute: () => rootRoute,
  path: '/logout',
  preload: false,
  component: lazyPage(() => import('../areas/session/logout.tsx'), 'Logout'),
});

const home = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/',
  component: lazyPage(() => import('../areas/session/home.tsx'), 'Home'),
});

const notFound = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/404',
  component: lazyPage(() => import('../areas/session/not-found.tsx'), 'NotFound'),
});

export const sessionRoutes = [login, logout] as const;
export const homeRoutes = [home, notFound] as const;
