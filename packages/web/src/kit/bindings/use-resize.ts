import type { RowData, Table } from '@tanstack/react-table';
import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { AppFeatures } from './table.ts';

/** Changes the widths of a grid's columns; `done` of the column sizes reports them. */
export type Resize = {
  /** Begins a drag with the mouse or a finger. */
  readonly drag: (id: string, event: unknown) => void;
  /** Makes a column wider by some pixels, or narrower; `-Infinity` makes it as narrow as it may be. */
  readonly step: (id: string, pixels: number) => void;
  /** Gives a column its own width again. */
  readonly reset: (id: string) => void;
};

/** Returns the widths at which a column and those before it are drawn. */
function drawnWidths(box: HTMLElement | null, id: string): ReadonlyMap<string, number> {
  const widths = new Map<string, number>();
  for (const cell of box?.querySelectorAll<HTMLElement>('[data-column]') ?? []) {
    const { column = '' } = cell.dataset;
    const width = Math.round(cell.getBoundingClientRect().width);
    if (width > 0) widths.set(column, width);
    if (column === id) break;
  }
  return widths;
}

/** Returns the handlers of the lines between the columns. They stay the same, so that the header does not render again. */
export function useResize<Row extends RowData>(
  box: RefObject<HTMLElement | null>,
  table: Table<AppFeatures, Row>,
  done: () => void,
): Resize {
  const latest = useRef({ table, done });
  useLayoutEffect(() => {
    latest.current = { table, done };
  });
  return useMemo(() => {
    // Columns that grow would take back what this one gives, so those before it keep the width that they have.
    const keepDrawn = (id: string) => {
      const drawn = Object.fromEntries(drawnWidths(box.current, id));
      flushSync(() => latest.current.table.setColumnSizing((before) => ({ ...before, ...drawn })));
      return latest.current.table;
    };
    return {
      drag: (id, event) => {
        const header = keepDrawn(id)
          .getFlatHeaders()
          .find(({ column }) => column.id === id);
        header?.getResizeHandler()(event);
      },
      step: (id, pixels) => {
        const column = keepDrawn(id).getColumn(id);
        if (!column) return;
        const { minSize = 0, maxSize = Number.MAX_SAFE_INTEGER } = column.columnDef;
        const width = Math.min(Math.max(column.getSize() + pixels, minSize), maxSize);
        latest.current.table.setColumnSizing((before) => ({ ...before, [id]: width }));
        latest.current.done();
      },
      reset: (id) => {
        latest.current.table.getColumn(id)?.resetSize();
        latest.current.done();
      },
    };
  }, [box]);
}
