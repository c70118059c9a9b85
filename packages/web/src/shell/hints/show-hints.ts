import { placePopover } from '../../kit/parts/place-popover.ts';
import { type Hint, hintOf } from './hint-of.ts';
import './hints.css';

/** How long the pointer rests before a hint shows, and how long it stays on the way to it, in milliseconds. */
const rest = 350;
const stay = 150;

function makeBox(): HTMLElement {
  const box = document.createElement('div');
  box.className = 'hint';
  box.popover = 'manual';
  box.dir = 'auto';
  // Who only hears the page is told by the page itself.
  box.ariaHidden = 'true';
  document.body.append(box);
  return box;
}

/** Shows hints beside what the pointer rests on or the keyboard goes to; answers with how to stop. */
export function showHints(): () => void {
  const box = makeBox();
  const stopped = new AbortController();
  const options = { signal: stopped.signal, passive: true, capture: true };
  let shown: Hint | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hide = () => {
    clearTimeout(timer);
    shown = undefined;
    if (box.matches(':popover-open')) box.hidePopover();
  };
  const show = (hint: Hint) => {
    hide();
    if (!hint.of.isConnected) return;
    shown = hint;
    box.textContent = hint.text;
    box.showPopover();
    placePopover(box, hint.of, 'start');
  };
  const later = (run: () => void, wait: number) => {
    clearTimeout(timer);
    timer = setTimeout(run, wait);
  };

  const over = ({ target, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse' || !(target instanceof Element)) return;
    const hint = box.contains(target) ? shown : hintOf(target, false);
    if (hint && hint.of === shown?.of) clearTimeout(timer);
    else if (hint) later(() => show(hint), rest);
    else later(hide, stay);
  };
  const focused = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const asked = target.matches(':focus-visible') || target.hasAttribute('data-hint');
    const hint = asked ? hintOf(target, true) : undefined;
    if (hint) show(hint);
    else hide();
  };
  const pressed = ({ key }: KeyboardEvent) => key === 'Escape' && hide();
  const clicked = ({ target }: Event) => {
    const off = target instanceof Element ? target.closest('[aria-disabled=true][data-hint]') : null;
    const hint = off && hintOf(off, false);
    if (hint) show(hint);
  };

  document.addEventListener('pointerover', over, options);
  document.addEventListener('focusin', focused, options);
  document.addEventListener('focusout', hide, options);
  document.addEventListener('keydown', pressed, options);
  document.addEventListener('click', clicked, options);
  document.addEventListener('scroll', hide, options);
  return () => {
    stopped.abort();
    hide();
    box.remove();
  };
}
