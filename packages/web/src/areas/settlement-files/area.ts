import type { SettlementFileQuery, SettlementLineQuery } from '@daftar/sdk';
import { createRoute } from '@tanstack/react-router';
import { FileCheck2 } from 'lucide-react';
import { listSearch } from '../../kit/lists/state/list-search.ts';
import { area } from '../../session/areas.ts';
import { guardCall } from '../../session/permissions/guards.ts';
import { lazyPage } from '../../shell/lazy-page.ts';
import { protectedRoute } from '../../shell/protected-route.tsx';

declare module '../../api/query-keys.ts' {
  interface Resources {
    'settlement-files': true;
    'settlement-lines': true;
  }
}

const list = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/settlement-files',
  validateSearch: listSearch<SettlementFileQuery>()('provider', 'state', 'dateFrom', 'dateTo'),
  component: lazyPage(() => import('./file-list.tsx'), 'SettlementFileList'),
});

const upload = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/settlement-files/upload',
  beforeLoad: guardCall('Upload a settlement file', 'addSettlementFile'),
  component: lazyPage(() => import('./upload-page.tsx'), 'SettlementUploadPage'),
});

const file = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/settlement-files/$id',
  validateSearch: listSearch<SettlementLineQuery>()('verdict', 'review'),
  component: lazyPage(() => import('./file-page.tsx'), 'SettlementFilePage'),
});

export const settlementFiles = area({
  entries: [
    {
      menu: ['side', 110],
      label: 'Settlement Files',
      path: '/settlement-files',
      flag: 'Reports.viewAll',
      ownerOnly: true,
      icon: FileCheck2,
    },
  ],
  routes: [list, upload, file],
});
