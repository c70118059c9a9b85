const writes = 'input, textarea, select, [contenteditable]:not([contenteditable=false]), [role=combobox]';

/** Tells whether shortcuts must not act, because a text field, dialog or menu uses the keyboard. */
export function isBusy(target: EventTarget | null): boolean {
  if (target instanceof Element && target.closest(writes)) return true;
  return document.querySelector('dialog[open]') !== null || document.querySelector(':popover-open') !== null;
}
