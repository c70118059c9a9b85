import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type AnyRoute, createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { Locale } from '../src/i18n/locale.tsx';
import { HostContext } from '../src/kit/records/host.ts';
import { kitHost } from '../src/kit-host.ts';
import { system } from '../src/theme/system.ts';

const clientWithoutRetries = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** Renders routes at an address inside the app's providers. Returns the router and the query client. */
export function renderRouter(routeTree: AnyRoute, at: string, client = clientWithoutRetries()) {
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [at] }) });
  render(
    <ChakraProvider value={system}>
      <Locale>
        <QueryClientProvider client={client}>
          <HostContext value={kitHost}>
            {/* The registered type is that of the app's router, so this one needs a cast. */}
            <RouterProvider router={router as never} />
          </HostContext>
        </QueryClientProvider>
      </Locale>
    </ChakraProvider>,
  );
  return { router, client };
}
