import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { focusPageTitle } from '../kit/ui/page/focus-page-title.ts';

/** After navigation, moves focus to the new page's heading, unless the user has focused something else. */
export function useFocusOnNavigation(): void {
  const pathname = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const last = useRef(pathname);
  useEffect(() => {
    const before = last.current;
    last.current = pathname;
    // Not for the first page, which screen readers read from the start, nor from '/', which only redirects.
    if (!before || before === '/' || before === pathname) return;
    focusPageTitle();
  }, [pathname]);
}
