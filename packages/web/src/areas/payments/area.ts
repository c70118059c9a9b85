import { createRoute } from '@tanstack/react-router';
import { area } from '../../session/areas.ts';
import { guardCall } from '../../session/permissions/guards.ts';
import { lazyPage } from '../../shell/lazy-page.ts';
import { protectedRoute } from '../../shell/protected-route.tsx';

declare module '../../api/query-keys.ts' {
  interface Resources {
    payments: true;
  }
}

const payment = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/payments/$id',
  beforeLoad: guardCall('Payment', 'getPayment'),
  component: lazyPage(() => import('./payment-page.tsx'), 'PaymentPage'),
});

export const payments = area({
  marks: { '/payments': '/reports?type=transaction-report' },
  routes: [payment],
});
