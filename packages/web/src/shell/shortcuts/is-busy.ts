const writes = 'input, textarea, select, [contenteditable]:not([contenteditable=false]), [role=combobox]';

const openPart = (scopes: readonly string[]) =>
  document.querySelector(
    scopes.map((scope) => `[data-scope=${scope}][data-part=content][data-state=open]`).join(),
  ) !== null;

export const isDialogOpen = (): boolean => openPart(['dialog']);

/** Tells whether shortcuts must not act, because a text field, dialog or menu uses the keyboard. */
export function isBusy(target: EventTarget | null): boolean {
  if (target instanceof Element && target.closest(writes)) return true;
  return openPart(['dialog', 'menu', 'popover', 'select', 'combobox']);
}
