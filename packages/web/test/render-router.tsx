import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type AnyRoute, createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { system } from '../src/ui/system.ts';

const asksOnce = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** Shows pages at an address, with what the app has around them; answers with the router, whose address they change. */
export function renderRouter(routeTree: AnyRoute, at: string, client = asksOnce()) {
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [at] }) });
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
