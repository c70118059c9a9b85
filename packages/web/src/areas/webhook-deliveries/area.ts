import type { WebhookDeliveryQuery } from '@daftar/sdk';
import { createRoute } from '@tanstack/react-router';
import { listSearch } from '../../kit/lists/state/list-search.ts';
import { area } from '../../session/areas.ts';
import { lazyPage } from '../../shell/lazy-page.ts';
import { protectedRoute } from '../../shell/protected-route.tsx';

declare module '../../api/query-keys.ts' {
  interface Resources {
    'webhook-deliveries': true;
  }
}

const list = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/webhook-deliveries',
  validateSearch: listSearch<WebhookDeliveryQuery>()('status', 'eventType', 'userTypeId'),
  component: lazyPage(() => import('./delivery-list.tsx'), 'DeliveryList'),
});

const detail = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/webhook-deliveries/$id',
  component: lazyPage(() => import('./delivery-detail.tsx'), 'DeliveryDetail'),
});

export const webhookDeliveries = area({
  guardedBy: { '/webhook-deliveries': '/services' },
  routes: [list, detail],
});
