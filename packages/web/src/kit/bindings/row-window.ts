/** How a box stands over its rows, in pixels. */
export type Outlook = { readonly top: number; readonly room: number; readonly rowHeight: number };

/** Rows from the first to the one before `end`. */
export type RowSpan = { readonly first: number; readonly end: number };

/** Rows that are drawn beyond each edge, so that scrolling meets no gap. */
const beyond = 4;

/** The rows that have to be drawn: those in view, and a few beyond. */
export function rowSpan({ top, room, rowHeight }: Outlook, count: number): RowSpan {
  const first = Math.floor(top / rowHeight) - beyond;
  const end = Math.ceil((top + room) / rowHeight) + beyond;
  return { first: Math.max(0, Math.min(first, count - 1)), end: Math.max(0, Math.min(end, count)) };
}

/** How far a box has to be scrolled so that a row shows in full; as it is when it does. */
export function topShowing(row: number, { top, room, rowHeight }: Outlook): number {
  const start = row * rowHeight;
  if (start < top) return start;
  return Math.max(top, start + rowHeight - room);
}
