import { createRouter } from '@tanstack/react-router';
import { areas } from './areas/all.ts';
import { publicRoutes } from './areas/session/area.ts';
import { recordNavigation } from './kit/ui/page/previous-locations.ts';
import { registerAreas } from './session/areas.ts';
import { protectedRoute } from './shell/protected-route.tsx';
import { rootRoute } from './shell/root-route.tsx';
import { ShellProblem } from './shell/shell-problem.tsx';

registerAreas(areas);

type PageRoute = (typeof areas)[number]['routes'][number];

const tree = rootRoute.addChildren([
  ...publicRoutes,
  protectedRoute.addChildren(areas.flatMap<PageRoute>(({ routes }) => routes)),
]);

export const router = createRouter({
  routeTree: tree,
  defaultPreload: 'intent',
  // Shows a page's error inside the shell, so that the menus stay usable.
  defaultErrorComponent: ShellProblem,
  scrollRestoration: true,
});

router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) =>
  recordNavigation(fromLocation, toLocation),
);

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
