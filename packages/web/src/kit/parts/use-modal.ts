import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

type Heirs = readonly (Element | null)[];

let before: Heirs = [];

/**
 * What takes the focus again: who had it, else the button of the menu or panel that they stood in, else the page. A dialog that
 * follows another has that one's.
 */
function heirsOf(opener: Element | null): Heirs {
  if (opener?.closest('dialog.dialog')) return before;
  const panel = opener?.closest('[popover]');
  before = [
    opener === document.body ? null : opener,
    panel ? document.querySelector(`[popovertarget="${panel.id}"]`) : null,
    document.getElementById('main'),
  ];
  return before;
}

/** Shows a dialog above the page for as long as it is there, and gives the focus back to who had it before. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const box = useRef<HTMLDialogElement>(null);
  // Read before what the dialog itself focuses is on the page.
  const [heirs] = useState(() => heirsOf(document.activeElement));
  useLayoutEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    return () => {
      // An element that leaves the page open gives nothing back; and who had the focus may be gone, or out of sight.
      dialog?.close();
      for (const heir of heirs) {
        if (!(heir instanceof HTMLElement) || !heir.isConnected) continue;
        heir.focus();
        if (document.activeElement === heir) return;
      }
    };
  }, [heirs]);
  return box;
}
