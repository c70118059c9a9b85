/**
 * Positions an open popover below its button, or above it when there is no space below, always inside the window. `side` says
 * which edges are aligned.
 */
export function positionPopover(popover: HTMLElement, trigger: Element, side: 'start' | 'end' = 'end'): void {
  const from = trigger.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = popover;
  const rightToLeft = getComputedStyle(trigger).direction === 'rtl';
  const left = rightToLeft === (side === 'end') ? from.left : from.right - width;
  const below = from.bottom + 4 + height <= window.innerHeight;
  popover.style.left = `${Math.max(8, Math.min(left, window.innerWidth - width - 8))}px`;
  popover.style.top = `${below ? from.bottom + 4 : Math.max(8, from.top - height - 4)}px`;
}
