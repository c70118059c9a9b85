import { vi } from 'vitest';

/** Fakes popovers and `:focus-visible` (always true). Tests restore the selectors with `vi.restoreAllMocks()`. */
export function fakeHintPopovers(): void {
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

/** Returns the text of the open hint; '' when no hint is open. */
export const hintText = () => document.querySelector<HTMLElement>('.hint[data-open]')?.textContent ?? '';
