/** Scroll position, visible height and row height of the grid's scroll box, in pixels. */
export type Viewport = { readonly top: number; readonly height: number; readonly rowHeight: number };

/** A range of row indexes; `end` is exclusive. */
export type RowSpan = { readonly first: number; readonly end: number };

/** Number of extra rows drawn beyond each edge, so that scrolling shows no gap. */
const overscan = 4;

/** Returns the rows to draw: those in view plus the overscan. */
export function rowSpan({ top, height, rowHeight }: Viewport, count: number): RowSpan {
  const first = Math.floor(top / rowHeight) - overscan;
  const end = Math.ceil((top + height) / rowHeight) + overscan;
  return { first: Math.max(0, Math.min(first, count - 1)), end: Math.max(0, Math.min(end, count)) };
}

/** Returns the scroll position that shows a row in full; unchanged when the row is already visible. */
export function scrollTopFor(row: number, { top, height, rowHeight }: Viewport): number {
  const start = row * rowHeight;
  if (start < top) return start;
  return Math.max(top, start + rowHeight - height);
}
