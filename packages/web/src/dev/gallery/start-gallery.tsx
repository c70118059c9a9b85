import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { queryClient } from '../../api/query-client.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { Locale } from '../../i18n/locale.tsx';
import { HostContext } from '../../kit/records/host.ts';
import { kitHost } from '../../kit-host.ts';
import { connectApi } from '../../session/login/connect-api.ts';
import { system } from '../../theme/system.ts';
import { startTheme } from '../../theme/theme-mode.ts';
import { galleryRouter } from './gallery-router.ts';
import '../../theme/fonts.css';
import '../../theme/base.css';
import '../../kit/ui/page/page.css';

/** Renders the gallery into the page's root element. */
export async function startGallery(): Promise<void> {
  startTheme();
  connectApi();
  await startI18n();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root element');
  createRoot(root).render(
    <ChakraProvider value={system}>
      <Locale>
        <QueryClientProvider client={queryClient}>
          <HostContext value={kitHost}>
            {/* The type of `router` is registered as that of the app's router, hence the cast. */}
            <RouterProvider router={galleryRouter() as never} />
          </HostContext>
        </QueryClientProvider>
      </Locale>
    </ChakraProvider>,
  );
}
