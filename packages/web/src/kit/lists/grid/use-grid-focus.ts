import { type FocusEvent, type KeyboardEvent, type RefObject, useRef } from 'react';
import { type GridPosition, nextPosition } from './grid-keys.ts';

type Options = {
  readonly rows: number;
  readonly columns: number;
  readonly rowHeight: number;
  /** Scrolls a row (0 is the header) into view and renders it, so that its cells exist. */
  readonly reveal: (row: number) => void;
  /** Toggles a row, or the page for the header; with `range`, all rows since the last one. Absent without checkboxes. */
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

/** Returns the controls of a cell that can get the focus. */
function controlsOf(cell: Element): readonly HTMLElement[] {
  const isShown = (control: HTMLElement) => getComputedStyle(control).display !== 'none';
  return [...cell.querySelectorAll<HTMLElement>(controls)].filter(isShown);
}

/**
 * Returns where a key moves the focus inside a cell with several controls: an arrow to the next control, Escape back to the cell.
 * Undefined for other keys and at the last control.
 */
function besideInCell(target: HTMLElement, key: string, rightToLeft: boolean): HTMLElement | undefined {
  const cell = target.closest<HTMLElement>('[aria-colindex]');
  if (!cell || cell === target) return undefined;
  const inside = controlsOf(cell);
  if (inside.length < 2) return undefined;
  if (key === 'Escape') return cell;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  return inside[inside.indexOf(target) + ((key === 'ArrowRight') === rightToLeft ? -1 : 1)];
}

/** Handles the keys that move inside a cell: Enter goes to the first control, and see `besideInCell`. Returns false for other keys. */
function handleInCell(event: KeyboardEvent<HTMLElement>, target: HTMLElement, rightToLeft: boolean): boolean {
  const enters = event.key === 'Enter' && target.matches('[aria-colindex]');
  const next = enters ? controlsOf(target)[0] : besideInCell(target, event.key, rightToLeft);
  if (!enters && !next) return false;
  // Otherwise the browser would also activate the control, because it gets the rest of the key press.
  event.preventDefault();
  next?.focus();
  return true;
}

/** Focuses the cell's control if it has exactly one, otherwise the cell itself. */
function focusCell(cell: HTMLElement): void {
  const inside = controlsOf(cell);
  const target = inside.length === 1 ? inside[0] : cell;
  const stays = getComputedStyle(cell).position === 'sticky';
  target?.focus({ preventScroll: !stays });
  // focus() does not scroll a partly visible cell, although sticky columns may cover the rest of it.
  if (!stays) cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Adds the resize handle of the focused header to the tab order, and removes all other handles from it. */
function offerHandle(grid: HTMLElement | null, target: EventTarget | null): void {
  for (const handle of grid?.querySelectorAll<HTMLElement>('[role=separator][tabindex="0"]') ?? [])
    handle.tabIndex = -1;
  const cell = target instanceof Element ? target.closest('[role=columnheader]') : null;
  const handle = cell?.querySelector<HTMLElement>('[role=separator]');
  if (handle) handle.tabIndex = 0;
}

/**
 * Makes the grid one tab stop and moves the focus between cells with the arrow keys.
 *
 * Works on DOM elements directly, because moving the focus must not re-render hundreds of cells.
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

  // Moves synchronously: a Space pressed before the next frame must act on the cell that the arrow key moved to.
  const move = (to: GridPosition) => {
    at.current = to;
    reveal(to.row);
    if (!stand()) requestAnimationFrame(stand);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const box = grid.current;
    const { target } = event;
    if (!box || !(target instanceof HTMLElement) || !box.contains(target)) return;
    const rightToLeft = getComputedStyle(box).direction === 'rtl';
    if (handleInCell(event, target, rightToLeft)) return;
    // Buttons and checkboxes handle Space themselves; cells and links do not.
    if (event.key === ' ' && onPick && target.matches('[aria-colindex], a')) {
      event.preventDefault();
      onPick(at.current.row, event.shiftKey);
      return;
    }
    const size = { rows, columns, visible: Math.max(1, Math.floor(box.clientHeight / rowHeight) - 1) };
    // Starts from the last position, not from the focused cell, because the focus can follow a frame later.
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
    if (found) offerHandle(grid.current, event.target);
  };

  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!grid.current || grid.current.contains(event.relatedTarget)) return;
    grid.current.tabIndex = 0;
    offerHandle(grid.current, null);
  };

  return { onKeyDown, onFocus, onBlur };
}
