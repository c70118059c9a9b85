import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useLeadToPage } from './use-lead-to-page.ts';

/** Where the page stands. While the next one is on its way the last stays, and is told as busy: a line says so. */
export function PageArea({ children }: { children: ReactNode }) {
  const busy = useRouterState({ select: ({ isLoading }) => isLoading });
  useLeadToPage();
  return (
    <main id="main" className="content" tabIndex={-1} aria-busy={busy}>
      {children}
    </main>
  );
}
