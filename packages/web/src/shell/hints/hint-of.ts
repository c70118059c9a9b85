export type Hint = { readonly of: Element; readonly text: string };

const hintSelector = '[data-hint]';
const cells = '[role=gridcell], [role=columnheader], td, th';

const ownHint = (element: Element | null): Hint | undefined => {
  const text = element?.getAttribute('data-hint');
  return element && text ? { of: element, text } : undefined;
};

/** Returns the full text of a cell that is too narrow for it. */
function truncatedTextHint(cell: Element | null): Hint | undefined {
  if (!cell) return undefined;
  const cut = [...cell.querySelectorAll('.cell-text')].find(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
  );
  const text = cut?.textContent?.trim();
  return cut && text ? { of: cut, text } : undefined;
}

/**
 * Returns the hint for an element: its `data-hint`, or the full text of a truncated cell.
 *
 * With the keyboard, the focus is on a whole cell, so hints of elements inside the cell count, too.
 */
export function hintOf(target: Element, keyboard: boolean): Hint | undefined {
  const cell = target.closest(cells);
  const inside = keyboard && cell ? cell.querySelector(hintSelector) : null;
  return ownHint(target.closest(hintSelector)) ?? ownHint(inside) ?? truncatedTextHint(cell);
}
