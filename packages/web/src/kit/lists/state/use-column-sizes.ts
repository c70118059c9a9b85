import { type ColumnSizingState, functionalUpdate, type Updater } from '@tanstack/react-table';
import { useRef, useState } from 'react';
import { sizingOf, widthsOf } from './table-state.ts';

/** Keeps the columns' widths while the user drags; `onResizeEnd` passes them to `changed`, which stores them in the URL. */
export function useColumnSizes(
  widths: string | undefined,
  changed: ((widths: string | undefined) => void) | undefined,
) {
  const [state, setState] = useState(() => ({ widths, sizing: sizingOf(widths) }));
  // Holds the newest widths, because `onResizeEnd` can run before the render that follows a change.
  const latest = useRef(state.sizing);
  if (state.widths !== widths) {
    latest.current = sizingOf(widths);
    setState({ widths, sizing: latest.current });
  }
  return {
    sizing: state.sizing,
    onColumnSizingChange: (updater: Updater<ColumnSizingState>) => {
      latest.current = functionalUpdate(updater, latest.current);
      setState({ widths, sizing: latest.current });
    },
    onResizeEnd: () => changed?.(widthsOf(latest.current)),
  };
}
