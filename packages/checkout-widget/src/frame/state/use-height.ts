import { useCallback, useRef } from 'react';
import type { Shop } from '../shop/shop.ts';

/**
 * Reports the checkout's height to the shop, so that the frame never has a scroll bar inside the page. Returns a ref for
 * the element to measure.
 */
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
