import { useCallback, useRef } from 'react';
import { confirmLeaving } from './use-leave-guard.ts';

/** Returns a function that closes a dialog and asks first if values were typed, and one that reports whether values are typed. */
export function useCloseGuard(close: () => void) {
  const typed = useRef(false);
  const onTyped = useCallback((next: boolean) => {
    typed.current = next;
  }, []);
  const leave = async () => {
    if (!typed.current || (await confirmLeaving())) close();
  };
  return { onTyped, leave: () => void leave() };
}
