export type Hint = { readonly of: Element; readonly text: string };

const said = '[data-hint]';
const cells = '[role=gridcell], [role=columnheader], td, th';

const told = (element: Element | null): Hint | undefined => {
  const text = element?.getAttribute('data-hint');
  return element && text ? { of: element, text } : undefined;
};

/** The whole of what a cell shows only the start of. */
function cutIn(cell: Element | null): Hint | undefined {
  if (!cell) return undefined;
  const cut = [...cell.querySelectorAll('.cell-text')].find(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
  );
  const text = cut?.textContent?.trim();
  return cut && text ? { of: cut, text } : undefined;
}

/**
 * What there is to tell of a place on the page: what it says of itself, or the text that its cell cuts.
 *
 * The pointer asks what it is over; the keyboard stands on a whole cell, and hears of what is in it.
 */
export function hintOf(target: Element, keyboard: boolean): Hint | undefined {
  const cell = target.closest(cells);
  const inside = keyboard && cell ? cell.querySelector(said) : null;
  return told(target.closest(said)) ?? told(inside) ?? cutIn(cell);
}
