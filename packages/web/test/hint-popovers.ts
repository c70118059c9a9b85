import { vi } from 'vitest';

/** Fakes the popover methods that hints need, and :focus-visible. `vi.restoreAllMocks` undoes the latter. */
export function bringHintPopovers(): void {
  const { prototype } = HTMLElement;
  Object.assign(prototype, {
    showPopover(this: HTMLElement) {
      this.dataset.open = '';
    },
    hidePopover(this: HTMLElement) {
      delete this.dataset.open;
    },
  });
  const matches = prototype.matches;
  vi.spyOn(prototype, 'matches').mockImplementation(function (this: HTMLElement, selector: string) {
    if (selector === ':popover-open') return 'open' in this.dataset;
    return selector === ':focus-visible' ? true : matches.call(this, selector);
  });
}

/** Returns the text of the open hint; '' if none is open. */
export const hintSaid = () => document.querySelector<HTMLElement>('.hint[data-open]')?.textContent ?? '';
