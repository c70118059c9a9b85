import { Store } from '@tanstack/react-store';

/** The text typed while an overlay was opening. */
export const typedAhead = new Store('');

let stop: (() => void) | undefined;

const isInOverlay = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('[data-overlay]') !== null;

/**
 * Collects keys typed while an overlay is opening, so that none is lost or triggers a shortcut: until the overlay has the
 * focus. Escape calls `leave`.
 */
export function collectTyping(leave: () => void): void {
  if (stop) return;
  typedAhead.setState(() => '');
  const keep = (event: KeyboardEvent) => {
    if (isInOverlay(event)) return stopCollecting();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') leave();
    else if (event.key === 'Backspace') typedAhead.setState((typed) => typed.slice(0, -1));
    else if (event.key.length === 1) typedAhead.setState((typed) => typed + event.key);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const onFocus = (event: Event) => {
    if (isInOverlay(event)) stopCollecting();
  };
  window.addEventListener('keydown', keep, { capture: true });
  window.addEventListener('focusin', onFocus);
  stop = () => {
    window.removeEventListener('keydown', keep, { capture: true });
    window.removeEventListener('focusin', onFocus);
  };
}

export function stopCollecting(): void {
  stop?.();
  stop = undefined;
}
