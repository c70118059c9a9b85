import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import * as v from 'valibot';
import { protectedRoute } from './protected.tsx';

const text = v.optional(v.fallback(v.string(), ''));

const dashboard = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/dashboard',
  validateSearch: v.object({
    servicesFrom: text,
    servicesTo: text,
    revenueFrom: text,
    revenueTo: text,
    currency: text,
  }),
  component: lazyRouteComponent(() => import('../areas/dashboard/dashboard.tsx'), 'Dashboard'),
});

export const dashboardRoutes = [dashboard] as const;
