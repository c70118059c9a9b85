import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { isSessionOver } from './api/is-session-over.ts';
import { queryClient } from './api/query-client.ts';
import { startI18n } from './i18n/i18n.ts';
import { Locale } from './i18n/locale.tsx';
import { HostContext } from './kit/records/host.ts';
import { kitHost } from './kit-host.ts';
import { router } from './router.ts';
import { connectApi } from './session/login/connect-api.ts';
import { reloadIfLoginChanged } from './session/login/login-store.ts';
import { system } from './theme/system.ts';
import { startTheme } from './theme/theme-mode.ts';
import './theme/fonts.css';
import './theme/base.css';
import './kit/ui/page/page.css';

/** Logs an error of rendering or of a route, which the error page shows. An ended session is not a defect; a dialog of its own reports it. */
function onCaughtError(error: unknown): void {
  if (!isSessionOver(error)) console.error(error);
}

/** Renders the app into the page's root element. */
export async function startApp(): Promise<void> {
  startTheme();
  connectApi();
  // `storage`: another tab signed in or out. `pageshow`: a page restored from the back/forward cache missed that event.
  for (const event of ['storage', 'pageshow']) window.addEventListener(event, reloadIfLoginChanged);
  await startI18n();
  const root = document.getElementById('root');
  if (!root) throw new Error('No #root');
  createRoot(root, { onCaughtError }).render(
    <StrictMode>
      <ChakraProvider value={system}>
        <Locale>
          <QueryClientProvider client={queryClient}>
            <HostContext value={kitHost}>
              <RouterProvider router={router} />
            </HostContext>
          </QueryClientProvider>
        </Locale>
      </ChakraProvider>
    </StrictMode>,
  );
}
