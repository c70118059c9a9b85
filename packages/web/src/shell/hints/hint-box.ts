import { placePopover } from '../../kit/parts/place-popover.ts';
import type { Hint } from './hint-of.ts';
import './hints.css';

function made(): HTMLElement {
  const box = document.createElement('div');
  box.className = 'hint';
  box.popover = 'manual';
  box.dir = 'auto';
  // Who only hears the page is told by the page itself.
  box.ariaHidden = 'true';
  document.body.append(box);
  return box;
}

/** The one box that hints show in. */
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
    placePopover(box, hint.of, 'start');
  };
  return {
    ...{ show, hide },
    shown: () => shown,
    holds: (element: Element) => box.contains(element),
    /** What the keyboard goes to may scroll into view; the pointer stays where it is, and the page moves on under it. */
    scrolled: () => {
      if (shown?.of.isConnected && follows) placePopover(box, shown.of, 'start');
      else hide();
    },
    remove: () => box.remove(),
  };
}
