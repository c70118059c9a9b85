import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** Leads the keyboard to a page that took the place of what had the focus; what has it by its own will keeps it. */
export function useLeadToPage(): void {
  const pathname = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const last = useRef(pathname);
  useEffect(() => {
    const before = last.current;
    last.current = pathname;
    // The first page is read from its start; home only leads on.
    if (!before || before === '/' || before === pathname) return;
    const main = document.getElementById('main');
    const at = document.activeElement;
    if (!main || (at && at !== document.body && at !== main)) return;
    main.focus({ preventScroll: true });
    // By its title one hears which page it is.
    main.querySelector('h1')?.focus({ preventScroll: true });
  }, [pathname]);
}
