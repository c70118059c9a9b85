import { useEffect, useRef } from 'react';

/** Moves focus to the page's title, or to the main area while there is no title yet, unless the user has focused something else. */
export function focusPageTitle(): void {
  const main = document.getElementById('main');
  const at = document.activeElement;
  if (!main || (at && at !== document.body && at !== main)) return;
  main.focus({ preventScroll: true });
  // Focusing the title makes screen readers announce the page.
  main.querySelector('h1')?.focus({ preventScroll: true });
}

/** Focuses the page's title when `step` changes: for pages that show one step after another at the same path. */
export function useFocusOnStep(step: string | number | undefined): void {
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    focusPageTitle();
  }, [step]);
}
