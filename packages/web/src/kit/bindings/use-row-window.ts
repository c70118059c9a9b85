import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Outlook, type RowSpan, rowSpan, topShowing } from './row-window.ts';

/** The grid's head stays over its rows. */
const headHeight = 36;
/** What a box is taken for until it has been measured. */
const unmeasured = 700;

/** Which rows of a long grid are drawn; all have one height, so that nothing has to be measured but the box. */
export function useRowWindow(
  box: RefObject<HTMLElement | null>,
  { count, rowHeight }: { readonly count: number; readonly rowHeight: number },
) {
  const outlook = (): Outlook => ({
    top: box.current?.scrollTop ?? 0,
    room: (box.current?.clientHeight || unmeasured) - headHeight,
    rowHeight,
  });
  const [span, setSpan] = useState<RowSpan>(() => rowSpan(outlook(), count));
  const look = () =>
    setSpan((before) => {
      const next = rowSpan(outlook(), count);
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
    /** Drawn before the browser paints the scrolled box: no row is ever missing from it. */
    onScroll: () => flushSync(look),
    /** Brings a row, from 0, into view, and draws it before it returns. */
    reveal: (row: number) => {
      if (!box.current) return;
      box.current.scrollTop = topShowing(row, outlook());
      if (row < span.first || row >= span.end) flushSync(look);
    },
  };
}
