import { Store } from '@tanstack/react-store';
import { type Hint, hintOf } from './hint-of.ts';

/** Delays in milliseconds: before a hint opens under the pointer, and before it closes after the pointer left. */
const rest = 350;
const stay = 150;

const disabled = '[aria-disabled=true][data-hint]';

/** The hint to show. One opened by keyboard focus moves with its element; one opened by the pointer closes on scroll. */
export const shownHint = new Store<(Hint & { readonly follows: boolean }) | undefined>(undefined);

/** Returns the hint of an element that got focus by keyboard or touch. */
function focusedHint({ target }: Event): Hint | undefined {
  if (!(target instanceof Element)) return undefined;
  const asked = target.matches(':focus-visible') || target.hasAttribute('data-hint');
  return asked ? hintOf(target, true) : undefined;
}

/** Returns the reason of a disabled button that was clicked; some browsers do not focus a button on click. */
function pressedHint({ target }: Event): Hint | undefined {
  const off = target instanceof Element ? target.closest(disabled) : null;
  return off ? hintOf(off, false) : undefined;
}

const hide = (): void => shownHint.setState(() => undefined);
const show = (hint: Hint, follows: boolean): void =>
  shownHint.setState(() => (hint.of.isConnected ? { ...hint, follows } : undefined));

/** Shows hints for elements under the pointer or with focus. Returns a function that stops this. */
export function showHints(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = (run: () => void) => {
    clearTimeout(timer);
    run();
  };
  const later = (run: () => void, wait: number) =>
    now(() => {
      timer = setTimeout(run, wait);
    });
  const tell = (hint: Hint | undefined) => now(() => (hint ? show(hint, true) : hide()));
  const over = ({ target, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse' || !(target instanceof Element)) return;
    const shown = shownHint.state;
    const hint = target.closest('[data-scope=tooltip]') ? shown : hintOf(target, false);
    if (hint && hint.of === shown?.of) clearTimeout(timer);
    else if (hint) later(() => show(hint, false), rest);
    else later(hide, stay);
  };
  const scrolled = () => {
    const shown = shownHint.state;
    if (!shown?.follows || !shown.of.isConnected) hide();
  };

  const stopped = new AbortController();
  const options = { signal: stopped.signal, passive: true, capture: true };
  document.addEventListener('pointerover', over, options);
  document.addEventListener('focusin', (event) => tell(focusedHint(event)), options);
  document.addEventListener('focusout', () => tell(undefined), options);
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && tell(undefined), options);
  document.addEventListener('click', (event) => pressedHint(event) && tell(pressedHint(event)), options);
  document.addEventListener('scroll', () => now(scrolled), options);
  return () => {
    stopped.abort();
    tell(undefined);
  };
}
