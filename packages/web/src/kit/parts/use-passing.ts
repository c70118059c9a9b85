import { useEffect, useState } from 'react';

/**
 * Time that runs out for what shows by itself, in milliseconds; `over` ends it. The handlers go on its element: pointing at it,
 * or having the focus in it, holds the time. Without `lasts` it never runs out.
 */
export function usePassing(lasts: number | undefined, over: () => void) {
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
