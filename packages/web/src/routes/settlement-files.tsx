import type { SettlementFileQuery, SettlementLineQuery } from '@daftar/sdk';
import { createRoute } from '@tanstack/react-router';
import { listSearch } from '../kit/lists/state/list-search.ts';
import { lazyPage } from '../shell/lazy-page.ts';
import { guardCall } from './guard-form.ts';
import { protectedRoute } from './protected.tsx';

const list = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/settlement-files',
  validateSearch: listSearch<SettlementFileQuery>()('provider', 'state', 'dateFrom', 'dateTo'),
  component: lazyPage(() => import('../areas/settlement-files/file-list.tsx'), 'SettlementFileList'),
});

const upload = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/settlement-files/upload',
  beforeLoad: guardCall('Upload a settlement file', 'addSettlementFile'),
  component: lazyPage(() => import('../areas/settlement-files/upload-page.tsx'), 'SettlementUploadPage'),
});

const file = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/settlement-files/$id',
  validateSearch: listSearch<SettlementLineQuery>()('verdict', 'review'),
  component: lazyPage(() => import('../areas/settlement-files/file-page.tsx'), 'SettlementFilePage'),
});

export const settlementFileRoutes = [list, upload, file] as const;
