import { createRouter } from '@tanstack/react-router';
import { merchantRoutes } from './merchants.tsx';
import { protectedRoute } from './protected.tsx';
import { rootRoute } from './root.tsx';
import { homeRoutes, sessionRoutes } from './session.tsx';

const tree = rootRoute.addChildren([
  ...sessionRoutes,
  protectedRoute.addChildren([...homeRoutes, ...merchantRoutes]),
]);

export const router = createRouter({
  routeTree: tree,
  defaultPreload: 'intent',
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
