import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type RowSpan, rowSpan, scrollTopFor, type Viewport } from './row-window.ts';

/** Assumed height in pixels of the scroll box until it has been measured. */
const unmeasured = 700;

type Sizes = {
  readonly count: number;
  readonly rowHeight: number;
  /** Height in pixels of the sticky header row. */
  readonly headHeight: number;
};

/** Returns which rows of a long grid to draw. All rows have the same height, so only the scroll box is measured. */
export function useRowWindow(box: RefObject<HTMLElement | null>, { count, rowHeight, headHeight }: Sizes) {
  const viewport = (): Viewport => ({
    top: box.current?.scrollTop ?? 0,
    height: (box.current?.clientHeight || unmeasured) - headHeight,
    rowHeight,
  });
  const [span, setSpan] = useState<RowSpan>(() => rowSpan(viewport(), count));
  const look = () =>
    setSpan((before) => {
      const next = rowSpan(viewport(), count);
      return next.first === before.first && next.end === before.end ? before : next;
    });
  useLayoutEffect(() => {
    look();
    if (!box.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(look);
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box, count, rowHeight]);
  return {
    first: Math.min(span.first, Math.max(0, count - 1)),
    end: Math.min(span.end, count),
    /** Renders synchronously, before the browser paints the new scroll position, so no row is missing. */
    onScroll: () => flushSync(look),
    /** Scrolls the row with this index into view, and renders it before returning. */
    reveal: (row: number) => {
      if (!box.current) return;
      box.current.scrollTop = scrollTopFor(row, viewport());
      if (row < span.first || row >= span.end) flushSync(look);
    },
  };
}
