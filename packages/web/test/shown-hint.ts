import { vi } from 'vitest';

/** Makes `:focus-visible` match every element, as after a key. Tests restore it with `vi.restoreAllMocks()`. */
export function fakeKeyboardFocus(): void {
  const { matches } = HTMLElement.prototype;
  vi.spyOn(HTMLElement.prototype, 'matches').mockImplementation(function (
    this: HTMLElement,
    selector: string,
  ) {
    return selector === ':focus-visible' ? true : matches.call(this, selector);
  });
}

/** Returns the text of the open hint; '' when no hint is open. */
export const hintText = () =>
  document.querySelector('[data-scope=tooltip][data-part=content][data-state=open]')?.textContent ?? '';
