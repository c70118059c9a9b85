import { createRoute, redirect } from '@tanstack/react-router';
import { area } from '../../session/areas.ts';
import { keptLogin } from '../../session/login/login-store.ts';
import { lazyPage } from '../../shell/lazy-page.ts';
import { protectedRoute } from '../../shell/protected-route.tsx';
import { rootRoute } from '../../shell/root-route.tsx';

const login = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  beforeLoad: () => {
    if (keptLogin()) throw redirect({ to: '/', replace: true });
  },
  component: lazyPage(() => import('./login.tsx'), 'Login'),
});

const logout = createRoute({
  getParentRoute: () => rootRoute,
  path: '/logout',
  preload: false,
  component: lazyPage(() => import('./logout.tsx'), 'Logout'),
});

const home = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/',
  component: lazyPage(() => import('./home.tsx'), 'Home'),
});

const notFound = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/404',
  component: lazyPage(() => import('./not-found.tsx'), 'NotFound'),
});

/** The pages of users who are not signed in. */
export const publicRoutes = [login, logout] as const;

export const session = area({
  entries: [{ menu: ['profile', 30], label: 'Sign Out', path: '/logout', icon: 'LogOut' }],
  routes: [home, notFound],
});
