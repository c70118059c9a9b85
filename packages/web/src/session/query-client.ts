import { DaftarError } from '@daftar/sdk';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isSessionOver, showSessionOver } from './session-over.ts';

/** Any answer can say that the session is over; one dialog says so to the user. */
function notice(error: unknown): void {
  if (isSessionOver(error)) showSessionOver(error);
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: notice }),
  mutationCache: new MutationCache({ onError: notice }),
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      // The SDK has tried again already where that may help.
      retry: (count, error) => !(error instanceof DaftarError) && count < 1,
    },
    // Nothing that moves money waits unseen for the network to come back: it fails, and the form keeps what was typed.
    mutations: { networkMode: 'always' },
  },
});
