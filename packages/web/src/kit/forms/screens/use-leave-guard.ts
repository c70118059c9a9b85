import { useBlocker } from '@tanstack/react-router';
import { useCallback, useRef } from 'react';
import { useHost } from '../../records/host.ts';
import { dialogs } from '../../ui/overlays/dialogs.ts';

/** Asks whether to lose unsaved values; resolves to whether the user agrees. */
const confirmLeaving = (): Promise<boolean> =>
  dialogs.confirm({
    title: 'Leave without saving?',
    text: 'What you typed is not saved yet.',
    action: 'Leave',
    cancel: 'Stay',
  });

/** Returns the page to which a page leads back, from its search. */
const backOf = (search: unknown): unknown => Object(search).back;

/** Asks for confirmation before the user leaves a page with unsaved values. */
export function useLeaveGuard(unsaved: () => boolean): void {
  const { isLeaving } = useHost();
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (!unsaved() || current.pathname === next.pathname || next.pathname === '/logout') return false;
      // The next page leads back here, where the draft is restored.
      if (backOf(next.search) === current.pathname) return false;
      return !(await confirmLeaving());
    },
    enableBeforeUnload: () => !isLeaving() && unsaved(),
  });
}

/**
 * Returns a function that closes a dialog and asks first if values were typed, and one that reports whether values are typed.
 */
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
