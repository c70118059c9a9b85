import type { ApprovalFileQuery, ApprovalRowQuery } from '@daftar/sdk';
import { createRoute } from '@tanstack/react-router';
import { listSearch } from '../../kit/lists/state/list-search.ts';
import { area } from '../../session/areas.ts';
import { guardCall } from '../../session/permissions/guards.ts';
import { lazyPage } from '../../shell/lazy-page.ts';
import { protectedRoute } from '../../shell/protected-route.tsx';

declare module '../../api/query-keys.ts' {
  interface Resources {
    'approval-files': true;
  }
}

const records = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/file-records',
  validateSearch: listSearch<ApprovalFileQuery>()('dateFrom', 'dateTo'),
  beforeLoad: guardCall('File Records', 'listApprovalFiles'),
  component: lazyPage(() => import('./file-records.tsx'), 'FileRecords'),
});

const approval = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/loan-requests/approval',
  validateSearch: listSearch<ApprovalRowQuery, 'file'>()('file', 'verdict', 'flag'),
  beforeLoad: guardCall('Loan Approval', 'uploadApprovalFile'),
  component: lazyPage(() => import('./approval-page.tsx'), 'ApprovalPage'),
});

export const approvals = area({
  entries: [
    {
      menu: ['none', 40],
      label: 'File Records',
      path: '/file-records',
      flag: 'LoanRequest.viewAll',
      ownerOnly: true,
      icon: 'Files',
    },
  ],
  marks: { '/file-records': '/loan-requests' },
  routes: [records, approval],
});
