import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { listSearch } from '../../kit/bindings/list-search.ts';
import { Gallery } from './gallery.tsx';

/** The gallery's own pages, one an entry; the address bar keeps out of it. */
export function galleryRouter(at = '/0') {
  const root = createRootRoute({ component: Gallery });
  const entry = createRoute({
    getParentRoute: () => root,
    path: '/$entry',
    validateSearch: listSearch(),
    component: () => null,
  });
  return createRouter({
    routeTree: root.addChildren([entry]),
    history: createMemoryHistory({ initialEntries: [at] }),
  });
}
