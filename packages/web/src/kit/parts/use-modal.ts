import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

type FocusTargets = readonly (Element | null)[];

let before: FocusTargets = [];

/**
 * Returns the elements that may get the focus back, in order: the opener, the button of the menu or panel that contains it,
 * the page. A dialog opened from another dialog inherits that dialog's elements.
 */
function focusTargetsOf(opener: Element | null): FocusTargets {
  if (opener?.closest('dialog.dialog')) return before;
  const panel = opener?.closest('[popover]');
  before = [
    opener === document.body ? null : opener,
    panel ? document.querySelector(`[popovertarget="${panel.id}"]`) : null,
    document.getElementById('main'),
  ];
  return before;
}

/** Opens a modal dialog while the component is mounted, and returns the focus afterwards. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const box = useRef<HTMLDialogElement>(null);
  // Must be read during the first render, before the dialog takes the focus.
  const [targets] = useState(() => focusTargetsOf(document.activeElement));
  useLayoutEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    return () => {
      // The browser returns no focus when an open dialog is removed, and the opener may be gone or hidden.
      dialog?.close();
      for (const target of targets) {
        if (!(target instanceof HTMLElement) || !target.isConnected) continue;
        target.focus();
        if (document.activeElement === target) return;
      }
    };
  }, [targets]);
  return box;
}
