import { type RefObject, useEffect } from 'react';

/** Less than this is a browser's rounding, not something to scroll to. */
const least = 2;

/** Marks the frame around a box with the sides on which more follows. */
function mark(box: HTMLElement, frame: HTMLElement): void {
  // From right to left the position counts down from nothing.
  const from = Math.abs(box.scrollLeft);
  frame.toggleAttribute('data-before', from >= least);
  frame.toggleAttribute('data-after', box.scrollWidth - box.clientWidth - from >= least);
}

/**
 * Says on the frame around a box, which is its parent, whether the box scrolls on towards its start and its end.
 *
 * Works on the elements directly: scrolling must not render what scrolls.
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
