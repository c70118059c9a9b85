import { useBlocker } from '@tanstack/react-router';
import { useHost } from '../bindings/host.ts';
import { dialogs } from '../dialogs/dialogs.ts';

/** Asks whether to lose unsaved values; resolves to whether the user agrees. */
export const confirmLeaving = (): Promise<boolean> =>
  dialogs.confirm({
    title: 'Leave without saving?',
    text: 'What you typed is not saved yet.',
    action: 'Leave',
    cancel: 'Stay',
  });

/** Asks for confirmation before the user leaves a page with unsaved values. */
export function useLeaveGuard(unsaved: () => boolean): void {
  const { isLeaving } = useHost();
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (!unsaved() || current.pathname === next.pathname || next.pathname === '/logout') return false;
      return !(await confirmLeaving());
    },
    enableBeforeUnload: () => !isLeaving() && unsaved(),
  });
}
