import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { pageSearch } from '../../kit/lists/state/list-search.ts';
import { Gallery } from './gallery.tsx';

/** The gallery's router: one page per entry, with a memory history that leaves the browser's URL alone. */
export function galleryRouter(at = '/0') {
  const root = createRootRoute({ component: Gallery });
  const entry = createRoute({
    getParentRoute: () => root,
    path: '/$entry',
    validateSearch: pageSearch(),
    component: () => null,
  });
  return createRouter({
    routeTree: root.addChildren([entry]),
    history: createMemoryHistory({ initialEntries: [at] }),
  });
}
