import type { ApprovalFileQuery, ApprovalRowQuery } from '@daftar/sdk';
import { createRoute } from '@tanstack/react-router';
import { listSearch } from '../kit/lists/state/list-search.ts';
import { lazyPage } from '../shell/lazy-page.ts';
import { guardCall } from './guard-form.ts';
import { protectedRoute } from './protected.tsx';

const records = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/file-records',
  validateSearch: listSearch<ApprovalFileQuery>()('dateFrom', 'dateTo'),
  beforeLoad: guardCall('File Records', 'listApprovalFiles'),
  component: lazyPage(() => import('../areas/approvals/file-records.tsx'), 'FileRecords'),
});

const approval = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/loan-requests/approval',
  validateSearch: listSearch<ApprovalRowQuery, 'file'>()('file', 'verdict', 'flag'),
  beforeLoad: guardCall('Loan Approval', 'uploadApprovalFile'),
  component: lazyPage(() => import('../areas/approvals/approval-page.tsx'), 'ApprovalPage'),
});

export const approvalRoutes = [records, approval] as const;
