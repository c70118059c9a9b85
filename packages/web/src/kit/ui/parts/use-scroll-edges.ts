import { type RefObject, useEffect } from 'react';

/** Distances below this many pixels are rounding errors of the browser. */
const roundingError = 2;

/** Sets attributes on the frame for the sides that have more content. */
function mark(box: HTMLElement, frame: HTMLElement): void {
  // In right-to-left boxes scrollLeft is negative.
  const from = Math.abs(box.scrollLeft);
  frame.toggleAttribute('data-before', from >= roundingError);
  frame.toggleAttribute('data-after', box.scrollWidth - box.clientWidth - from >= roundingError);
}

/**
 * Marks on a box's parent, the frame, whether the box can scroll further towards its start and its end.
 *
 * Works on DOM elements directly, because scrolling must not re-render the content.
 */
export function useScrollEdges(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: scroller } = box;
    const frame = scroller?.parentElement;
    if (!scroller || !frame || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const borders = 2 * scroller.clientTop;
      frame.style.setProperty('--bar', `${scroller.offsetHeight - scroller.clientHeight - borders}px`);
      mark(scroller, frame);
    };
    let last = scroller.scrollLeft;
    const scrolled = () => {
      if (scroller.scrollLeft === last) return;
      last = scroller.scrollLeft;
      mark(scroller, frame);
    };
    scroller.addEventListener('scroll', scrolled, { passive: true });
    const sizes = new ResizeObserver(measure);
    for (const sized of [scroller, ...scroller.children]) sizes.observe(sized);
    return () => {
      scroller.removeEventListener('scroll', scrolled);
      sizes.disconnect();
    };
  }, [box]);
}
