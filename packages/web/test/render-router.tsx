import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type AnyRoute, createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { system } from '../src/ui/system.ts';

const noRetryClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** Renders routes at a URL inside the app's providers. Returns the router, to check its URL. */
export function renderRouter(routeTree: AnyRoute, at: string, client = noRetryClient()) {
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [at] }) });
  render(
    <ChakraProvider value={system}>
      <QueryClientProvider client={client}>
        {/* The type of `router` is registered as that of the app's router, hence the cast. */}
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </ChakraProvider>,
  );
  return { router, client };
}
