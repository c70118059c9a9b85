import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { usePhone } from '../../ui/parts/use-phone.ts';
import { usePrinting } from '../../ui/parts/use-printing.ts';
import { type Density, sizesOf } from './grid-layout.ts';

/** Assumed height in pixels of the scroll box until it has been laid out. */
const unmeasured = 700;
/** Number of extra rows drawn beyond each edge, so that scrolling shows no gap. */
const overscan = 4;

/** Returns the rows that the grid draws: those in view, or all of them on paper. `first` is the index of the first one. */
export function useRowsInView<Row>(
  box: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  density: Density,
) {
  const printing = usePrinting();
  const cards = usePhone() && !printing;
  const { rowHeight, headHeight } = sizesOf(density, cards);
  const virtual = useVirtualizer<HTMLElement, HTMLElement>({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    // The header row is in the scroll box, above the rows, and stays on top of them.
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    overscan,
    initialRect: { width: 0, height: unmeasured },
    observeElementRect: (instance, report) =>
      observeElementRect(instance, (rect) => report({ ...rect, height: rect.height || unmeasured })),
  });
  const drawnHeight = useRef(rowHeight);
  useLayoutEffect(() => {
    if (drawnHeight.current === rowHeight) return;
    drawnHeight.current = rowHeight;
    // The virtualizer keeps the positions that it computed from the height before.
    virtual.measure();
  }, [virtual, rowHeight]);
  const items = virtual.getVirtualItems();
  const first = printing ? 0 : (items[0]?.index ?? 0);
  const end = printing ? rows.length : (items.at(-1)?.index ?? -1) + 1;
  // The table gets only the drawn rows, because building its row model for a long list would delay the first render.
  const inView = useMemo(() => rows.slice(first, end), [rows, first, end]);
  /** Scrolls the row with this index into view, and renders it before returning. */
  const reveal = (row: number) => {
    virtual.scrollToIndex(row);
    // The browser reports a scroll with its next frame only, and the caller focuses a cell of the row at once.
    box.current?.dispatchEvent(new Event('scroll'));
  };
  return { inView, first, cards, rowHeight, reveal };
}
