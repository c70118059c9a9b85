import type { RefundQuery } from '@daftar/sdk';
import { createRoute } from '@tanstack/react-router';
import { listSearch } from '../kit/lists/state/list-search.ts';
import { lazyPage } from '../shell/lazy-page.ts';
import { guardCall } from './guard-form.ts';
import { protectedRoute } from './protected.tsx';

const payment = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/payments/$id',
  beforeLoad: guardCall('Payment', 'getPayment'),
  component: lazyPage(() => import('../areas/payments/payment-page.tsx'), 'PaymentPage'),
});

const refunds = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/refunds',
  validateSearch: listSearch<RefundQuery>()('status', 'origin', 'userTypeId', 'transactionId', 'currency'),
  component: lazyPage(() => import('../areas/refunds/refund-list.tsx'), 'RefundList'),
});

const refund = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/refunds/$id',
  component: lazyPage(() => import('../areas/refunds/refund-detail.tsx'), 'RefundDetail'),
});

export const paymentRoutes = [payment, refunds, refund] as const;
