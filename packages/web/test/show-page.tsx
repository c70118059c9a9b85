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
import { type ReactNode, Suspense } from 'react';
import { system } from '../src/ui/system.ts';

/** Shows a page at its address, among empty ones that it leads to; answers once its title is there. */
export async function showPage(path: string, at: string, page: () => ReactNode, leadsTo: string[] = []) {
  const root = createRootRoute();
  const routes = [path, ...leadsTo].map((one) =>
    createRoute({
      getParentRoute: () => root,
      path: one,
      component: () => (one === path ? <Suspense>{page()}</Suspense> : one),
    }),
  );
  const router = createRouter({
    routeTree: root.addChildren(routes),
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
  await screen.findByRole('heading', { level: 1 });
  return { router, client };
}
