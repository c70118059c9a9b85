import { makeHintBox } from './hint-box.ts';
import { type Hint, hintOf } from './hint-of.ts';

/** How long the pointer rests before a hint shows, and how long it stays on the way to it, in milliseconds. */
const rest = 350;
const stay = 150;

const disabled = '[aria-disabled=true][data-hint]';

/** What is told of the place that the keyboard went to, or that was touched. */
function focusedHint({ target }: Event): Hint | undefined {
  if (!(target instanceof Element)) return undefined;
  const asked = target.matches(':focus-visible') || target.hasAttribute('data-hint');
  return asked ? hintOf(target, true) : undefined;
}

/** Why a button does nothing, told when it is pressed: some browsers give it no focus then. */
function pressedHint({ target }: Event): Hint | undefined {
  const off = target instanceof Element ? target.closest(disabled) : null;
  return off ? hintOf(off, false) : undefined;
}

/** Shows hints beside what the pointer rests on or the keyboard goes to; answers with how to stop. */
export function showHints(): () => void {
  const box = makeHintBox();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = (run: () => void) => {
    clearTimeout(timer);
    run();
  };
  const later = (run: () => void, wait: number) =>
    now(() => {
      timer = setTimeout(run, wait);
    });
  const tell = (hint: Hint | undefined) => now(() => (hint ? box.show(hint, true) : box.hide()));
  const over = ({ target, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse' || !(target instanceof Element)) return;
    const hint = box.holds(target) ? box.shown() : hintOf(target, false);
    if (hint && hint.of === box.shown()?.of) clearTimeout(timer);
    else if (hint) later(() => box.show(hint, false), rest);
    else later(box.hide, stay);
  };

  const stopped = new AbortController();
  const options = { signal: stopped.signal, passive: true, capture: true };
  document.addEventListener('pointerover', over, options);
  document.addEventListener('focusin', (event) => tell(focusedHint(event)), options);
  document.addEventListener('focusout', () => tell(undefined), options);
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && tell(undefined), options);
  document.addEventListener('click', (event) => pressedHint(event) && tell(pressedHint(event)), options);
  document.addEventListener('scroll', () => now(box.scrolled), options);
  return () => {
    stopped.abort();
    tell(undefined);
    box.remove();
  };
}
