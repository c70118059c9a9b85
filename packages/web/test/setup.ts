import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// The default of one second is too short on a busy machine, where the first dialog of a test file takes seconds to load.
configure({ asyncUtilTimeout: 30_000 });

/** happy-dom has no layout, so no element ever changes its size. */
class NoResizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver = NoResizes;

/** happy-dom has no layout. A grid's content is as high as the style of its body says, so it can be scrolled to its last row. */
Object.defineProperty(HTMLElement.prototype, 'scrollHeight', {
  configurable: true,
  get(this: HTMLElement) {
    return Number.parseInt(this.querySelector<HTMLElement>('.grid-body')?.style.blockSize ?? '0', 10);
  },
});

/**
 * happy-dom reads every rule that Emotion has inserted for each question about a style, which takes a third of the tests'
 * time. The tests ask only whether an element is hidden, and the product hides with attributes and inline styles.
 */
const shown = document.createElement('i').style;
const hidden = document.createElement('i').style;
hidden.display = 'none';
window.getComputedStyle = (element: Element): CSSStyleDeclaration => {
  if (element.hasAttribute('hidden')) return hidden;
  return element.hasAttribute('style') ? (element as HTMLElement).style : shown;
};

afterEach(() => {
  cleanup();
  // A form stores what is typed a moment later, so a slow test leaves a draft, which the next test would restore.
  sessionStorage.clear();
});
