import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { ResizableTable } from './table.ts';

/** A grid whose column widths can change: its element, and its table as of the last render. */
export type Resizable = {
  readonly box: RefObject<HTMLElement | null>;
  readonly latest: RefObject<{
    readonly table: ResizableTable;
    /** Called when a resize ends; stores the column widths in the URL. */
    readonly onResizeEnd: () => void;
  }>;
};

/** Returns the rendered widths of a column and of the columns before it. */
function drawnWidths(box: HTMLElement | null, id: string): Readonly<Record<string, number>> {
  const widths: Record<string, number> = {};
  for (const cell of box?.querySelectorAll<HTMLElement>('[data-column]') ?? []) {
    const { column = '' } = cell.dataset;
    const width = Math.round(cell.getBoundingClientRect().width);
    if (width > 0) widths[column] = width;
    if (column === id) break;
  }
  return widths;
}

/**
 * Sets a column's rendered width as its fixed width, and returns it. Also fixes the columns before it: otherwise those that grow
 * would take up the space that this column gives up.
 */
export function fixWidth({ box, latest }: Resizable, id: string): number {
  const drawn = drawnWidths(box.current, id);
  flushSync(() => latest.current.table.setColumnSizing((before) => ({ ...before, ...drawn })));
  return latest.current.table.getColumn(id)?.getSize() ?? 0;
}

/** Sets a column's width in pixels, within its limits. */
export function setWidth({ latest }: Resizable, id: string, width: number): void {
  const { table } = latest.current;
  const { minSize = 0, maxSize = Number.MAX_SAFE_INTEGER } = table.getColumn(id)?.columnDef ?? {};
  const within = Math.min(Math.max(Math.round(width), minSize), maxSize);
  table.setColumnSizing((before) => ({ ...before, [id]: within }));
}

/** Resets a column to its default width. */
export function resetWidth({ latest }: Resizable, id: string): void {
  latest.current.table.getColumn(id)?.resetSize();
  latest.current.onResizeEnd();
}
