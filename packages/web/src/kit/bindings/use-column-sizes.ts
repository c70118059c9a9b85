import {
  type ColumnSizingState,
  type columnResizingState,
  functionalUpdate,
  type Updater,
} from '@tanstack/react-table';
import { useRef, useState } from 'react';
import { sizingOf, widthsOf } from './table-state.ts';

const resting: columnResizingState = {
  ...{ startOffset: null, startSize: null, deltaOffset: null, deltaPercentage: null },
  ...{ isResizingColumn: false, columnSizingStart: [] },
};

/** Keeps the columns' widths while the user drags, and reports them for the URL when the drag or a key press ends. */
export function useColumnSizes(
  widths: string | undefined,
  changed: ((widths: string | undefined) => void) | undefined,
) {
  const [state, setState] = useState(() => ({ widths, sizing: sizingOf(widths) }));
  const [resizing, setResizing] = useState(resting);
  // The handlers of a drag live longer than one render, so they read the latest values here.
  const latest = useRef({ sizing: state.sizing, resizing });
  if (state.widths !== widths) {
    latest.current.sizing = sizingOf(widths);
    setState({ widths, sizing: latest.current.sizing });
  }
  const done = () => changed?.(widthsOf(latest.current.sizing));
  return {
    sizing: state.sizing,
    resizing,
    onColumnSizingChange: (updater: Updater<ColumnSizingState>) => {
      const sizing = functionalUpdate(updater, latest.current.sizing);
      latest.current.sizing = sizing;
      setState({ widths, sizing });
    },
    onColumnResizingChange: (updater: Updater<columnResizingState>) => {
      const before = latest.current.resizing;
      const next = functionalUpdate(updater, before);
      latest.current.resizing = next;
      setResizing(next);
      if (before.isResizingColumn && !next.isResizingColumn) done();
    },
    /** Reports widths that were not dragged. */
    done,
  };
}
