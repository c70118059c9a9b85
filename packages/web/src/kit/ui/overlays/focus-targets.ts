/**
 * Returns the elements that may get the focus back when a dialog closes, in order: the element that opened it (unless it is in a
 * menu), the popover around that element, the button of that menu or popover, the main area of the page.
 */
export function focusTargets(opener: Element | null): readonly (HTMLElement | null)[] {
  const panel = opener?.closest<HTMLElement>('[data-part=content]') ?? null;
  const isMenu = panel?.dataset.scope === 'menu';
  const isPopover = panel?.dataset.scope === 'popover';
  const button = isMenu
    ? document.getElementById(panel.getAttribute('aria-labelledby') ?? '')
    : panel && document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(panel.id)}"]`);
  return [
    opener instanceof HTMLElement && opener !== document.body && !isMenu ? opener : null,
    isPopover ? panel : null,
    button,
    document.getElementById('main'),
  ];
}

/** Returns the first of these elements that is still on the page and visible. */
export const focusTarget = (targets: readonly (HTMLElement | null)[]): HTMLElement | null =>
  targets.find((target) => target?.isConnected && !target.closest('[hidden]')) ?? null;
