import { type RefObject, useMemo } from 'react';
import { usePhone } from '../bindings/use-phone.ts';
import { usePrinting } from '../bindings/use-printing.ts';
import { useRowWindow } from '../list-state/use-row-window.ts';
import { type Density, sizesOf } from './grid-layout.ts';

/** Returns the rows that the grid draws: those in view, or all of them on paper. `first` is the index of the first one. */
export function useRowsInView<Row>(
  box: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  density: Density,
) {
  const printing = usePrinting();
  const cards = usePhone() && !printing;
  const sizes = sizesOf(density, cards);
  const view = useRowWindow(box, { count: rows.length, ...sizes });
  const first = printing ? 0 : view.first;
  const end = printing ? rows.length : view.end;
  // The table gets only the drawn rows, because building its row model for a long list would delay the first render.
  const inView = useMemo(() => rows.slice(first, end), [rows, first, end]);
  return { ...view, inView, first, cards, rowHeight: sizes.rowHeight };
}
