import { type MouseEvent, type PointerEvent, useRef } from 'react';

const holds = ({ left, right, top, bottom }: DOMRect, { clientX, clientY }: MouseEvent): boolean =>
  clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;

/**
 * Makes a press that begins on a button count, even if a blur or a response of the server moves the button before the release.
 * Releasing outside both its old and its new position cancels the press, as usual.
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
      // Clicks by keyboard or script have no pointer press.
      if (event.detail === 0 || !before) return;
      if (!holds(before, event) && !holds(event.currentTarget.getBoundingClientRect(), event))
        event.preventDefault();
    },
  };
}
