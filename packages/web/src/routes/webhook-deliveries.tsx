import type { WebhookDeliveryQuery } from '@daftar/sdk';
import { createRoute } from '@tanstack/react-router';
import { listSearch } from '../kit/lists/state/list-search.ts';
import { lazyPage } from '../shell/lazy-page.ts';
import { protectedRoute } from './protected.tsx';

const list = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/webhook-deliveries',
  validateSearch: listSearch<WebhookDeliveryQuery>()('status', 'eventType', 'userTypeId'),
  component: lazyPage(() => import('../areas/webhook-deliveries/delivery-list.tsx'), 'DeliveryList'),
});

const detail = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/webhook-deliveries/$id',
  component: lazyPage(() => import('../areas/webhook-deliveries/delivery-detail.tsx'), 'DeliveryDetail'),
});

export const webhookDeliveryRoutes = [list, detail] as const;
