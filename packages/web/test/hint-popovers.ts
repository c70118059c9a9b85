import { vi } from 'vitest';

/** The popover of the browser, as far as hints need it; focus counts as the keyboard's. Undone by restoring all mocks. */
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

/** What the hint that shows says; '' where none does. */
export const hintSaid = () => document.querySelector<HTMLElement>('.hint[data-open]')?.textContent ?? '';
