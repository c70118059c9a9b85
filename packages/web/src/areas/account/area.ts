import { createRoute } from '@tanstack/react-router';
import { area } from '../../session/areas.ts';
import { lazyPage } from '../../shell/lazy-page.ts';
import { protectedRoute } from '../../shell/protected-route.tsx';

declare module '../../api/query-keys.ts' {
  interface Resources {
    profile: true;
  }
}

const profile = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/account-profile',
  component: lazyPage(() => import('./account-pages.tsx'), 'AccountProfile'),
});

const password = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/change-password',
  component: lazyPage(() => import('./account-pages.tsx'), 'ChangePassword'),
});

export const account = area({
  entries: [
    {
      menu: ['profile', 10],
      label: 'Account Profile',
      path: '/account-profile',
      icon: 'CircleUserRound',
      key: 'f',
    },
    { menu: ['profile', 20], label: 'Change Password', path: '/change-password', icon: 'KeyRound' },
  ],
  routes: [profile, password],
});
