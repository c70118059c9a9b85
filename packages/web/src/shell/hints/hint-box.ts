import { positionPopover } from '../../kit/parts/position-popover.ts';
import type { Hint } from './hint-of.ts';
import './hints.css';

function made(): HTMLElement {
  const box = document.createElement('div');
  box.className = 'hint';
  box.popover = 'manual';
  box.dir = 'auto';
  // Hidden from screen readers, because the page has the same text in accessible form.
  box.ariaHidden = 'true';
  document.body.append(box);
  return box;
}

/** Creates the element that shows hints; there is only one. */
export function makeHintBox() {
  const box = made();
  let shown: Hint | undefined;
  let follows = false;
  const hide = () => {
    shown = undefined;
    if (box.matches(':popover-open')) box.hidePopover();
  };
  const show = (hint: Hint, keyboard: boolean) => {
    hide();
    if (!hint.of.isConnected) return;
    shown = hint;
    follows = keyboard;
    box.textContent = hint.text;
    box.showPopover();
    positionPopover(box, hint.of, 'start');
  };
  return {
    ...{ show, hide },
    shown: () => shown,
    holds: (element: Element) => box.contains(element),
    /** A hint opened by keyboard focus moves with its element; a hint opened by the pointer closes on scroll. */
    scrolled: () => {
      if (shown?.of.isConnected && follows) positionPopover(box, shown.of, 'start');
      else hide();
    },
    remove: () => box.remove(),
  };
}
