import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

/** The main area. While the next page loads, the previous one stays, marked busy and with a progress line. */
export function PageArea({ children }: { children: ReactNode }) {
  const busy = useRouterState({ select: ({ isLoading }) => isLoading });
  useFocusOnNavigation();
  return (
    <main id="main" className="content" tabIndex={-1} aria-busy={busy}>
      {children}
    </main>
  );
}
