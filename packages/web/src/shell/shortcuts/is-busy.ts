const writes = 'input, textarea, select, [contenteditable]:not([contenteditable=false]), [role=combobox]';

/** Tells whether a key belongs to something else: a field that is written in, an open dialog or menu. */
export function isBusy(target: EventTarget | null): boolean {
  if (target instanceof Element && target.closest(writes)) return true;
  return document.querySelector('dialog[open]') !== null || document.querySelector(':popover-open') !== null;
}
