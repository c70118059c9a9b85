import { useCallback, useEffect, useRef } from 'react';
import type { Shop } from '../shop/shop.ts';

/** Sends the customer to the shop, once while the page is shown. `hasLeft` tells whether that has happened. */
export function useLeave(shop: Shop) {
  const hasLeft = useRef(false);
  const leave = useCallback(
    (url: string) => {
      if (hasLeft.current) return;
      hasLeft.current = true;
      shop.emit('redirect', { url });
    },
    [shop],
  );

  // The browser may show this page again from its back/forward cache.
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) hasLeft.current = false;
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);

  return { leave, hasLeft };
}
