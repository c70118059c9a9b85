import { type MouseEvent, type PointerEvent, useRef } from 'react';

const holds = ({ left, right, top, bottom }: DOMRect, { clientX, clientY }: MouseEvent): boolean =>
  clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;

/**
 * Makes a press that begins on a button count, even if the button moves before the release: a blur or an answer of the
 * server may move it. Releasing outside of where the button was and is cancels the press, as usual.
 */
export function useSurePress() {
  const pressed = useRef<DOMRect>(null);
  return {
    onPointerDown: ({ currentTarget, pointerId, button }: PointerEvent<HTMLElement>) => {
      if (button !== 0) return;
      pressed.current = currentTarget.getBoundingClientRect();
      currentTarget.setPointerCapture(pointerId);
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      const before = pressed.current;
      pressed.current = null;
      // Keys and scripts click without a press.
      if (event.detail === 0 || !before) return;
      if (!holds(before, event) && !holds(event.currentTarget.getBoundingClientRect(), event))
        event.preventDefault();
    },
  };
}
