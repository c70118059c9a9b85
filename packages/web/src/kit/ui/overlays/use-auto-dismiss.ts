import { useEffect, useState } from 'react';

/**
 * Calls `over` after `lasts` milliseconds; never without `lasts`. Returns handlers for the element: hover or focus stops the
 * timer, and it starts again afterwards.
 */
export function useAutoDismiss(lasts: number | undefined, over: () => void) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held || lasts === undefined) return;
    const timer = setTimeout(over, lasts);
    return () => clearTimeout(timer);
  }, [held, lasts]);
  return {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
}
