import type { PackageQuery } from '@daftar/sdk';
import { createRoute } from '@tanstack/react-router';
import { Package } from 'lucide-react';
import { listSearch } from '../../kit/lists/state/list-search.ts';
import { area, type Creation } from '../../session/areas.ts';
import { guardForm } from '../../session/permissions/guards.ts';
import { lazyPage } from '../../shell/lazy-page.ts';
import { protectedRoute } from '../../shell/protected-route.tsx';

declare module '../../api/query-keys.ts' {
  interface Resources {
    packages: true;
  }
}

const creates = {
  path: '/packages/form/new',
  label: 'Create package',
  operation: 'addPackage',
} satisfies Creation;

const list = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/packages',
  validateSearch: listSearch<PackageQuery>()('country', 'userTypeId'),
  component: lazyPage(() => import('./package-list.tsx'), 'PackageList'),
});

const form = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/packages/form/$id',
  beforeLoad: guardForm(creates, { page: 'Edit package', operation: 'editPackage' }),
  component: lazyPage(() => import('./package-form.tsx'), 'PackageForm'),
});

const history = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/packages/history/$id',
  component: lazyPage(() => import('./package-history.tsx'), 'PackageHistory'),
});

export const packages = area({
  entries: [
    {
      menu: ['side', 60],
      label: 'Packages Management',
      path: '/packages',
      flag: 'PackagesManagement.viewAll',
      icon: Package,
      key: 'k',
    },
  ],
  creates,
  routes: [list, form, history],
});
