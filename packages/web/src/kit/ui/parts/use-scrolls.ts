import { type RefObject, useEffect, useState } from 'react';

/** Tells whether a box's contents are taller or wider than the box. Such a box must be reachable by keyboard. */
export function useScrolls(ref: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const box = ref.current;
    if (!box || typeof ResizeObserver === 'undefined') return;
    const sizes = new ResizeObserver(() =>
      setScrolls(box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth),
    );
    for (const sized of [box, ...box.children]) sizes.observe(sized);
    return () => sizes.disconnect();
  }, [ref]);
  return scrolls;
}
