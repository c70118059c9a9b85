import { useBlocker } from '@tanstack/react-router';
import { useHost } from '../bindings/host.ts';
import { dialogs } from '../dialogs/dialogs.ts';

/** Asks for confirmation before the user leaves a page with unsaved values. */
export function useLeaveGuard(unsaved: () => boolean): void {
  const { isLeaving } = useHost();
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (!unsaved() || current.pathname === next.pathname || next.pathname === '/logout') return false;
      const leave = await dialogs.confirm({
        title: 'Leave without saving?',
        text: 'What you typed is not saved yet.',
        action: 'Leave',
        cancel: 'Stay',
      });
      return !leave;
    },
    enableBeforeUnload: () => !isLeaving() && unsaved(),
  });
}
