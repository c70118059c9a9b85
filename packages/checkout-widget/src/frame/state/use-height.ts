import { useCallback, useRef } from 'react';
import type { Shop } from '../shop/shop.ts';

/** Tells the shop how tall the checkout is, so the frame never scrolls inside the page. Answers a ref for its element. */
export function useHeight(shop: Shop) {
  const observer = useRef<ResizeObserver>(undefined);
  return useCallback(
    (element: HTMLElement | null) => {
      observer.current?.disconnect();
      if (!element || !shop.embedded) return;
      observer.current = new ResizeObserver(() => {
        shop.emit('resize', { height: Math.ceil(element.getBoundingClientRect().height) });
      });
      observer.current.observe(element);
    },
    [shop],
  );
}
