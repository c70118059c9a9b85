import type { BlacklistQuery } from '@daftar/sdk';
import { createRoute } from '@tanstack/react-router';
import { Ban } from 'lucide-react';
import { listSearch } from '../../kit/lists/state/list-search.ts';
import { area, type Creation } from '../../session/areas.ts';
import { guardForm } from '../../session/permissions/guards.ts';
import { lazyPage } from '../../shell/lazy-page.ts';
import { protectedRoute } from '../../shell/protected-route.tsx';

declare module '../../api/query-keys.ts' {
  interface Resources {
    blacklists: true;
  }
}

const creates = {
  path: '/blacklists/form/new',
  label: 'Create blacklist',
  operation: 'addBlacklistEntry',
} satisfies Creation;

const list = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/blacklists',
  validateSearch: listSearch<BlacklistQuery>()(),
  component: lazyPage(() => import('./blacklist-list.tsx'), 'BlacklistList'),
});

const form = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/blacklists/form/$id',
  beforeLoad: guardForm(creates, { page: 'Edit blacklist', operation: 'editBlacklistEntry' }),
  component: lazyPage(() => import('./blacklist-form.tsx'), 'BlacklistForm'),
});

const history = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/blacklists/history/$id',
  component: lazyPage(() => import('./blacklist-history.tsx'), 'BlacklistHistory'),
});

export const blacklists = area({
  entries: [
    {
      menu: ['side', 80],
      label: 'Blacklists',
      path: '/blacklists',
      flag: 'BlacklistManagement.viewAll',
      icon: Ban,
      key: 'b',
    },
  ],
  creates,
  routes: [list, form, history],
});
