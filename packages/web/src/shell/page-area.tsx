import { Box } from '@chakra-ui/react/box';
import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

/** The main area. While the next page loads, the previous one stays, marked busy. */
export function PageArea({ children }: { children: ReactNode }) {
  const busy = useRouterState({ select: ({ isLoading }) => isLoading });
  useFocusOnNavigation();
  return (
    <Box as="main" id="main" flex="1" minWidth="0" outline="none" tabIndex={-1} aria-busy={busy}>
      {children}
    </Box>
  );
}
