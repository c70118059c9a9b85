import { type FocusEvent, type KeyboardEvent, type RefObject, useRef } from 'react';
import { type GridPosition, nextPosition } from './grid-keys.ts';

type Options = {
  readonly rows: number;
  readonly columns: number;
  readonly rowHeight: number;
  /** Brings a row (0 is the header) into view and draws it, so that its cells exist. */
  readonly reveal: (row: number) => void;
  /** Ticks a row, or the page for the header; with `range` all since the row before. Absent where nothing is ticked. */
  readonly onPick?: ((row: number, range: boolean) => void) | undefined;
};

const controls = 'button, a[href], input, select';

function cellAt(grid: HTMLElement, { row, column }: GridPosition): HTMLElement | null {
  return grid.querySelector(`[data-row="${row}"] > [aria-colindex="${column + 1}"]`);
}

function positionOf(target: EventTarget): GridPosition | undefined {
  const cell = target instanceof Element ? target.closest('[aria-colindex]') : null;
  const row = cell?.closest<HTMLElement>('[data-row]');
  if (!cell || !row) return undefined;
  return { row: Number(row.dataset.row), column: Number(cell.getAttribute('aria-colindex')) - 1 };
}

/** Focus goes to a cell's control when it holds just one, else to the cell itself. */
function focusCell(cell: HTMLElement): void {
  const inside = cell.querySelectorAll<HTMLElement>(controls);
  const target = inside.length === 1 ? inside[0] : cell;
  const stays = getComputedStyle(cell).position === 'sticky';
  target?.focus({ preventScroll: !stays });
  // A browser leaves a cell that it shows a part of where it is, although the columns that stay may cover the rest.
  if (!stays) cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/**
 * One tab stop for a whole grid, arrows inside it.
 *
 * Works on the elements directly: moving about must not render hundreds of cells again.
 */
export function useGridFocus(
  grid: RefObject<HTMLElement | null>,
  { rows, columns, rowHeight, reveal, onPick }: Options,
) {
  const at = useRef<GridPosition>({ row: 0, column: 0 });

  const stand = (): boolean => {
    const cell = grid.current && cellAt(grid.current, at.current);
    if (cell) focusCell(cell);
    return cell !== null;
  };

  // At once: a Space that comes faster than the next frame is for the cell that the arrow before it led to.
  const move = (to: GridPosition) => {
    at.current = to;
    reveal(to.row);
    if (!stand()) requestAnimationFrame(stand);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const box = grid.current;
    const { target } = event;
    if (!box || !(target instanceof HTMLElement) || target.closest('[popover]')) return;
    if (event.key === 'Enter' && target.matches('[aria-colindex]')) {
      target.querySelector<HTMLElement>(controls)?.focus();
      return;
    }
    // A button in a cell keeps its own space, a checkbox is ticked by the browser; links have no use for it.
    if (event.key === ' ' && onPick && target.matches('[aria-colindex], a')) {
      event.preventDefault();
      onPick(at.current.row, event.shiftKey);
      return;
    }
    const size = { rows, columns, visible: Math.max(1, Math.floor(box.clientHeight / rowHeight) - 1) };
    const rightToLeft = getComputedStyle(box).direction === 'rtl';
    // From where the last key led: where its cell was not drawn at once, focus follows a frame later.
    const next = nextPosition(at.current, event, size, rightToLeft);
    if (!next) return;
    event.preventDefault();
    move(next);
  };

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const found = positionOf(event.target);
    if (found) at.current = found;
    else if (event.target === grid.current) move({ ...at.current, row: Math.min(at.current.row, rows - 1) });
    if (grid.current) grid.current.tabIndex = -1;
  };

  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (grid.current && !grid.current.contains(event.relatedTarget)) grid.current.tabIndex = 0;
  };

  return { onKeyDown, onFocus, onBlur };
}
