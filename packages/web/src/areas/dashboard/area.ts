import { createRoute } from '@tanstack/react-router';
import { LayoutDashboard } from 'lucide-react';
import { pageSearch } from '../../kit/lists/state/list-search.ts';
import { area } from '../../session/areas.ts';
import { lazyPage } from '../../shell/lazy-page.ts';
import { protectedRoute } from '../../shell/protected-route.tsx';

declare module '../../api/query-keys.ts' {
  interface Resources {
    dashboard: true;
  }
}

const page = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/dashboard',
  validateSearch: pageSearch('servicesFrom', 'servicesTo', 'revenueFrom', 'revenueTo', 'currency'),
  component: lazyPage(() => import('./dashboard.tsx'), 'Dashboard'),
});

export const dashboard = area({
  entries: [
    {
      menu: ['side', 10],
      label: 'Dashboard',
      path: '/dashboard',
      flag: 'Dashboard.viewAll',
      icon: LayoutDashboard,
      key: 'd',
    },
  ],
  routes: [page],
});
