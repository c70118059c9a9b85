import { DaftarError } from '@daftar/sdk';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { connection } from './connection.ts';
import { isSessionOver } from './is-session-over.ts';

/** Reports an ended session, which the error of any request can reveal. */
function notice(error: unknown): void {
  if (isSessionOver(error)) connection.sessionOver(error);
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: notice }),
  mutationCache: new MutationCache({ onError: notice }),
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      // The SDK has already retried its own errors.
      retry: (count, error) => !(error instanceof DaftarError) && count < 1,
    },
    // Offline, a mutation must fail at once: a payment must not wait unseen and run when the network returns.
    mutations: { networkMode: 'always' },
  },
});
