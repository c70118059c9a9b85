import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { listSearch } from '../src/kit/bindings/list-search.ts';
import { system } from '../src/ui/system.ts';

/** Shows a list at an address; answers with the router, whose address the list changes. */
export async function showList(list: () => ReactNode, at = '/list') {
  const shown = showScreen(list, at);
  return { ...shown, grid: await screen.findByRole('grid') };
}

/** Shows one screen at an address, with room to draw rows in. */
export function showScreen(list: () => ReactNode, at = '/list') {
  vi.stubGlobal('ResizeObserver', undefined);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(440);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900);
  const root = createRootRoute();
  const route = createRoute({
    getParentRoute: () => root,
    path: '/list',
    validateSearch: listSearch('status', 'country', 'dateFrom', 'dateTo', 'msisdn'),
    component: list,
  });
  const router = createRouter({
    routeTree: root.addChildren([route]),
    history: createMemoryHistory({ initialEntries: [at] }),
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <ChakraProvider value={system}>
      <QueryClientProvider client={client}>
        {/* The app's own router is registered; this one stands in for it. */}
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </ChakraProvider>,
  );
  return { router, client };
}
